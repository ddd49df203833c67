/** Id, zone, latitude and longitude (dashes where it could be anywhere), what is shown | where. */
export const tabla = `
valle-de-la-luna N1 -22.92 -68.29 dunas y volcán Licancabur | Valle de la Luna
kari N1 -22.93 -68.25 quebrada de sal y arcilla | quebrada del Kari
salar N1 -23.3 -68.18 flamencos en la laguna | Salar de Atacama
tatio N1 -22.33 -68.01 columnas de vapor | géiseres del Tatio
payachatas N1 -18.25 -69.17 vicuñas ante los Payachatas | lago Chungará
portada N1 -23.5 -70.43 arco de La Portada | Antofagasta
morro N1 -18.48 -70.32 Morro y puerto | Arica
iquique N1 -20.25 -70.13 parapentes sobre la duna y la ciudad | Iquique
san-pedro N1 -22.91 -68.2 iglesia de adobe y calle de tierra | San Pedro de Atacama
coyo N1 -22.95 -68.23 llama oscura en la Vía Láctea sobre la fogata | ayllu de Coyo
oasis N1 -23.19 -68.0 parras de altura y torre blanca ante el volcán | Toconao
puchuldiza N1 -19.41 -68.96 columnas de vapor | géiseres de Puchuldiza
pica N1 -20.49 -69.33 limoneros, casa de adobe y alfajores | oasis de Pica
jere N1 -23.19 -67.98 huertos y acequia | quebrada de Jere
salitrera N1 -20.21 -69.79 chimenea y galpones de una oficina salitrera | Humberstone
socoroma N1 -18.26 -69.6 pueblo de adobe sobre terrazas | precordillera de Putre
isluga N1 -19.27 -68.7 iglesia de adobe y rebaño | Isluga
bahia-de-iquique N1 -20.21 -70.16 duna y ciudad desde la bahía | Iquique
mirador-del-morro N1 -18.48 -70.325 ciudad y puerto desde el Morro | Arica
pintatani N1 -18.83 -69.74 lagar de piedra y tinajas en la quebrada | valle de Codpa
chiu-chiu N1 -22.34 -68.65 iglesia de adobe entre sus dos torres | Chiu Chiu
baquedano N1 -20.21 -70.15 torre del reloj y casas de madera | Iquique
huanchaca N1 -23.68 -70.41 ruinas de piedra en la ladera | Huanchaca
copiapoas N1 -25.4 -70.45 cactus grises entre la niebla | quebradas de Taltal
ofragia N1 -18.86 -69.72 bloque con llamas grabadas | Ofragía
guallatas N1 -18.2 -69.27 guallatas en el bofedal | Parinacota
poza N1 -23.51 -70.53 poza con casas y botes | Juan López
chinchorro N1 -18.483 -70.328 choza de totora y pescado a secar bajo el Morro | Arica
lisera N1 -18.49 -70.33 playa bajo el Morro | La Lisera
cavancha N1 -20.235 -70.15 torres junto a la bahía | Cavancha
lluta N1 -18.42 -70.32 gaviotas en la desembocadura | río Lluta
elqui N2 -30.1 -70.5 terrazas de parras | Valle del Elqui
alcohuaz N2 -30.22 -70.49 quebrada con estero y álamos | Alcohuaz
herradura N2 -29.98 -71.36 bahía redonda con su playa | La Herradura
observatorio N2 -30.03 -70.71 observatorio bajo la Vía Láctea | Vicuña
desierto-florido N2 - - desierto florido | llanos de Atacama
choros N2 -29.25 -71.46 pingüinos de Humboldt | Punta de Choros
bahia-inglesa N2 -27.11 -70.87 bahía de arena blanca y botes | Bahía Inglesa
la-serena N2 -29.91 -71.27 faro en la playa | La Serena
barrio-ingles N2 -29.95 -71.34 gran cruz sobre los cerros y casas de madera | Coquimbo
encanto N2 -30.7 -71.38 piedras con grabados | Valle del Encanto
campanarios N2 -29.9 -71.25 iglesias de piedra y palmeras | La Serena
huirales N2 -29.25 -71.46 huirales y chungungo | Punta de Choros
huasco N2 -28.45 -71.2 taguas y patos entre totoras | estuario del Huasco
santiago C1 -33.44 -70.65 ciudad ante la cordillera nevada | Santiago
maipo C1 -33.7 -70.25 valle de montaña | Cajón del Maipo
colchagua C1 -34.64 -71.36 hileras de viñas y casona | Valle de Colchagua
siete-tazas C1 -35.46 -71 saltos de agua entre basaltos | Siete Tazas
campo C1 - - casa de campo, sauce y caballo | campo del centro
cava C1 -33.63 -70.57 bodega de arcos | Pirque
carreta C1 -34.64 -71.36 carreta entre viñas | Santa Cruz
itata C1 -36.6 -72.6 parras bajas y dos copas | valle del Itata
yaquil C1 -34.6 -71.4 hileras de carmenere de hoja roja | Yáquil
curico C1 -34.98 -71.24 tres bodegas entre las hileras | valle de Curicó
huerta C1 -34.64 -71.36 huerta con choclos, tomates y lechugas | Santa Cruz
talca C1 -35.43 -71.66 puestos de mercado y botes en el río | río Claro
murales C1 -33.49 -70.65 bloques con murales | San Miguel
putaendo C1 -32.62 -70.72 jinetes en fila entre cerros secos | Putaendo
barrio C1 -33.44 -70.68 fachadas de color y palmeras | barrio Yungay
encanado C1 -33.68 -70.13 laguna en su hoya bajo el ventisquero | laguna del Encañado
embalse C1 -33.65 -70.08 laguna turquesa entre cumbres | embalse El Yeso
laguna-del-inca C1 -32.83 -70.13 laguna entre tres cumbres | Portillo
sewell C1 -34.08 -70.38 casas de color y escaleras | Sewell
mapocho C1 -33.434 -70.64 río entre muros de piedra y ciudad | Mapocho
cementerio C1 -33.41 -70.65 avenida de tumbas y cipreses | Cementerio General
santa-lucia C1 -33.44 -70.643 cerro con escalas y torreón | Santa Lucía
casona C1 -33.44 -70.68 patio de casona iluminado | barrio Yungay
clarillo C1 -33.75 -70.47 quillayes y estero | Río Clarillo
loros C1 -34.35 -70.45 loros tricahue ante su barranco | Río Los Cipreses
nuble C1 -36.55 -71.55 balsa en una curva del río | río Ñuble
rio-maipo C1 -33.74 -70.3 aguas pardas entre cerros secos | río Maipo
campana C1 -32.96 -71.09 cumbre de piedra y robles | La Campana
torrecillas C1 -33.72 -70.2 cordada en la pared | Las Torrecillas
huellas C1 -34.97 -70.43 losa con huellas de dinosaurio | El Flaco
cordon C1 -33.61 -70.29 caminantes en el filo | Lagunillas
arrieros C1 -33.7 -70.33 huella entre cerros | El Melocotón
moneda C1 -33.443 -70.653 palacio blanco | La Moneda
valparaiso C2 -33.04 -71.62 cerros y ascensor | Valparaíso
cerro-alegre C2 -33.043 -71.627 casas de calamina y escalera de colores sobre la bahía | cerro Alegre
pichilemu C2 -34.39 -72.01 ola ante la punta baja del pueblo | Pichilemu
caleta C2 - - botes de pesca y pelícano | caleta de la costa central
casablanca C2 -33.32 -71.4 hileras de viñas, casa y lomas | Casablanca
ovejas C2 -33.32 -71.4 ovejas entre parras | Casablanca
juan-fernandez C2 -33.64 -78.85 cumbres de la isla y botes langosteros | Juan Fernández
vina-del-mar C2 -33.02 -71.56 castillo y paseo junto al mar | Viña del Mar
salinas C2 -34.48 -72.0 cuarteles y montones de sal | Cáhuil
curaumilla C2 -33.1 -71.73 faro sobre el acantilado | punta Curaumilla
ballenera C2 -33.19 -71.7 costillas de ballena junto a la rampa | Quintay
lota C2 -37.09 -73.16 torre del pique y pabellones | Lota
campanil C2 -36.83 -73.03 campanil entre árboles | Concepción
panos C2 -36.62 -72.96 fábrica de paños | Tomé
galpon C2 -36.83 -73.06 galpón de feria | Vega Monumental
constitucion C2 -35.33 -72.44 peñón y mar en calma | Constitución
cahuil C2 -34.49 -72.01 puente y montones de sal | laguna de Cáhuil
sausalito C2 -33.01 -71.53 laguna entre cerros y estadio | Viña del Mar
vichuquen C2 -34.82 -72.06 muelle entre pinos | lago Vichuquén
concon C2 -32.92 -71.51 gaviotas y cisnes en la bocana | Concón
rocuant C2 -36.74 -73.07 bandada sobre los canales | marisma Rocuant-Andalién
yali C2 -33.75 -71.72 playeros en el fango | El Yali
la-boca C2 -32.92 -71.52 playa ancha y olas bajas | La Boca
roquerio C2 -32.95 -71.55 pelícanos y cormoranes en su roca | Cochoa
cardonal C2 -33.05 -71.6 puestos ante el mercado de hierro | El Cardonal
loberia C2 -36.13 -72.82 lobos marinos y pelícanos en su roca | Cobquecura
mural C2 -33.0517 -71.5995 esténcil en un muro ante la torre del ascensor | cerro Polanco
huiros C2 - - bosque de huiros bajo el agua | costa central
puerto C2 -33.04 -71.63 calle con faroles y grúas | Barrio Puerto de Valparaíso
desolacion S1 -41.1 -72.44 sendero de ceniza bajo el volcán | Paso Desolación
osorno S1 -41.13 -72.8 volcán Osorno | lago Llanquihue
araucarias S1 -38.65 -71.65 araucarias y volcán humeante | Conguillío
petrohue S1 -41.14 -72.4 rápidos en el bosque | Petrohué
palafitos S1 -42.48 -73.77 palafitos sobre el agua | Castro
lawen S1 -39.35 -71.6 canelo y canasto de hierbas | Curarrehue
chicha S1 -42.47 -73.5 prensa y cajones de manzanas | Achao
fluvial S1 -39.813 -73.249 puestos junto al río y lobos marinos | Feria Fluvial
carretones S1 -38.735 -72.583 carretones con verduras y merkén | Feria Pinto
tejuelas S1 -42.48 -73.77 palafito de tejuelas y carpintero | Gamboa
iglesia S1 -42.3 -73.8 iglesia de madera | Chiloé
iglesias S1 -42.3 -73.8 tres iglesias de madera y carpintera en su escalera | Chiloé
termas S1 -39.57 -72.01 pasarela roja entre termas | Coñaripe
villarrica S1 -39.27 -71.97 volcán Villarrica, muelle y bote | Pucón
junta S1 -41.4 -72.1 pradera y río entre paredes de granito | valle de Cochamó
cochamo S1 -41.49 -72.31 fiordo entre paredes de granito | Cochamó
malleco S1 -38.25 -72.67 viñas ante el volcán | valle de Malleco
cuadrilla S1 -38.25 -72.67 cuadrilla en la vendimia ante el volcán | valle de Malleco
las-raices S1 -38.47 -71.47 araucarias nevadas | cuesta Las Raíces
ruka S1 - - ruka de paja abierta y olla al fuego | La Araucanía
casonas S1 -41.15 -72.95 casas de madera e iglesia | lago Llanquihue
fuerte S1 -39.87 -73.4 fuerte de piedra sobre la bahía | bahía de Corral
muelle S1 -42.68 -74.1 muelle que termina en el aire | Cucao
ballena S1 -43.2 -73.7 ballena azul y volcán nevado | golfo Corcovado
cordada S1 -39.42 -71.93 cordada sobre la nieve | volcán Villarrica
octay S1 -40.97 -72.88 casona de madera y jardín | Puerto Octay
oncol S1 -39.7 -73.32 selva y copihues sobre el mar | Oncol
caulin S1 -41.82 -73.6 flamencos y zarapitos en la marea baja | Caulín
chucao S1 - - chucao en el suelo del bosque | selva valdiviana
caburgua S1 -39.13 -71.78 arena negra, cerros con bosque y la playa blanca enfrente | lago Caburgua
lago-villarrica S1 -39.28 -72.2 volcán al otro lado del lago | Villarrica
ranco S1 -40.15 -72.38 islas en el lago | lago Ranco
chepu S1 -42.04 -73.98 troncos hundidos en el río | Chepu
angelmo S1 -41.48 -72.96 comedores sobre pilotes | Angelmó
torres S2 -50.98 -73 Torres del Paine | Patagonia
cuernos S2 -51.02 -72.98 guanacos ante los Cuernos | Torres del Paine
glaciar S2 - - glaciar y témpanos | Campos de Hielo
capillas S2 -46.65 -72.63 capillas de mármol | lago General Carrera
ventisquero S2 -44.47 -72.55 ventisquero colgante | Queulat
faro S2 -53.1 -70.8 faro y pingüinos | Estrecho de Magallanes
san-isidro S2 -53.78 -70.98 faro y playa de bolones | cabo San Isidro
cerro-castillo S2 -46.1 -72.2 camino hacia el Cerro Castillo | Carretera Austral
laguna-castillo S2 -46.07 -72.24 laguna turquesa bajo el Cerro Castillo | Villa Cerro Castillo
antartica S2 -62.2 -58.96 témpanos y pingüinos | Antártica
tortel S2 -47.8 -73.54 casas y pasarelas sobre el agua | Caleta Tortel
volcan-chaiten S2 -42.83 -72.65 volcán humeante y troncos secos | volcán Chaitén
chaiten S2 -42.91 -72.71 casas bajo la ceniza | Chaitén
cueva S2 -51.56 -72.62 boca de la gran cueva y milodón | Cueva del Milodón
calle S2 - - calle de casas de madera | Patagonia
punta-arenas S2 -53.16 -70.91 monumento de la plaza y palacio | Punta Arenas
pinguino-rey S2 -53.46 -69.3 pingüinos rey en la estepa | bahía Inútil
isla-muertos S2 -47.82 -73.57 cruces en la isla | Isla de los Muertos
piedra-del-aguila S2 -43.15 -71.9 gran roca sobre el valle | Futaleufú
huemules S2 -47.2 -72.5 huemules junto al bosque | Tamango
exploradores S2 -46.5 -73.15 río de hielo desde la morrena | glaciar Exploradores
base-torres S2 -50.95 -72.95 tres torres sobre su laguna | base de las Torres
bandera S2 -54.95 -67.65 bandera en la cumbre sobre el canal Beagle | cerro Bandera
eberhard S2 -51.58 -72.65 estancia y ovejas junto al fiordo | fiordo Eberhard
tongariki I1 -27.126 -109.277 hilera de moai | Tongariki
rano-kau I1 -27.187 -109.434 laguna del cráter | Rano Kau
anakena I1 -27.073 -109.323 palmeras y moai en la playa | Anakena
manavai I1 -27.11 -109.4 dos personas plantan taro en un huerto de piedra | Rapa Nui
motu-nui I1 -27.2 -109.452 islotes frente al acantilado | Motu Nui
arrecife I1 -27.2 -109.452 islotes, corales y gente con máscara | Motu Nui
terevaka I1 -27.09 -109.38 cerro de pasto y caballos | Terevaka
tahai I1 -27.14 -109.427 caleta y moai con tocado | Tahai
ana-kai I1 -27.163 -109.443 cueva sobre el mar | Ana Kai Tangata
islotes S1 -41.93 -74.03 islotes verdes y pingüinos | costa del Pacífico
humedal - - - garzas en el humedal |
bosque - - - sendero entre árboles altos |
carpintero - - - carpintero negro en el bosque |
salto - - - salto de agua |
rapidos - - - río de aguas blancas |
dunas - - - mar de dunas |
mercado - - - puestos del mercado |
patio - - - patio con parrón y horno de barro |
vinedo - - - hileras de viñas y casona |
cajon - - - valle entre montañas |
ola - - - ola ante un cerro verde y papayos |
fiordo - - - fiordo entre montes nevados |
locomotora - - - locomotora a vapor |
gubias - - - prensa de grabado en su taller |
mesa - - - mesa servida |
empanadas - - - bandeja de empanadas de horno |
pan - - - panes redondos ante el horno de barro |
horno-colectivo - - - panes redondos ante el horno de ladrillo |
marraqueta - - - marraquetas y una taza de té |
rescoldo - - - tortillas de rescoldo junto al fuego |
poe - - - po’e sobre hoja de plátano |
olivas - - - aceitunas y botella de aceite |
kuchen - - - kuchen de bayas |
cordero - - - cordero al palo sobre las brasas |
centolla - - - centolla servida |
ostiones - - - ostiones abiertos |
pastel - - - pasteles de choclo en sus pailas |
cazuela - - - cazuela en olla de greda sobre el fuego |
calapurca - - - calapurca con piedras calientes |
caldillo - - - caldillo de congrio |
curanto - - - curanto en hoyo bajo hojas de nalca |
horno-solar - - - horno solar con su espejo |
copa - - - copa, racimo y barrica |
copa-y-centolla - - - dos copas, botella y platos de centolla y de cordero |
copa-blanca - - - vino blanco y racimo verde |
espumante - - - copas de espumante |
carignan - - - parras viejas, arado y tres copas |
barricas - - - mesa larga entre barricas |
ensamblaje - - - frascos, probeta y copas ante las viñas |
lagar - - - lagar con uva y jarro de mosto |
alambique - - - alambique de cobre |
vino-dorado - - - vino dorado y tinajas de greda |
pajarete - - - vino ámbar y uva moscatel |
seis-copas - - - seis copas en la barra |
syrah - - - copa de syrah y aceitunas |
mariscal - - - pescado y erizos ante la caleta |
ceviche - - - ceviche y chumbeques ante la bahía |
tunu-ahi - - - pescado sobre piedras calientes |
longanizas - - - longanizas colgadas y pavo |
cachureos - - - sillas, lámparas, discos y una cazuela humeante |
pinones - - - piñones en su fuente y cono de araucaria |
taller - - - mesa de taller con sus piezas y utensilios |
paila - - - pailas de greda con dos asas |
guitarrera - - - guitarrera de greda negra |
loza - - - loza blanca con flores azules |
crin - - - mariposa de crin |
bordado - - - paisaje bordado en su bastidor |
talla - - - figura de madera a medio tallar, gubia y mazo |
tabla - - - tabla sobre agua quieta |
ensenada - - - remo de pie en una ensenada |
tortugas - - - remo de pie sobre tortugas |
ave - - - ave |
condor - - - cóndores ante su paredón |
murallas - - - cóndor entre murallas nevadas y patos en el torrente |
mochila - - - mochila, bototos y mate |
casco - - - casco, cuerda y remo |
postal - - - café, sombrero y cámara |
`
