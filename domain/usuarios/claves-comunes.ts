// Bases of common passwords, in the world's leaked lists and in Chile's; what is added at either end is cut before comparing.
const PALABRAS = `
password passw passwd passphrase passwort pass contrasena contrasenia contrasenanueva contrasenasegura micontrasena miclave clave
claves clavesegura clavenueva clavesecreta secreto secreta seguro segura seguridad acceso accesototal entrar entrada ingreso ingresar
ingresa cambiar cambiame cambiarclave changeme letmein welcome bienvenido bienvenida bienvenidos login logon access admin
administrator administrador administradora adminadmin root toor superuser superman batman spiderman ironman test testing tester
testtest prueba pruebas probando pruebaprueba temporal temporary default guest invitado usuario usuaria user username demo
demodemo example ejemplo qwerty qwertyuiop qwertyui qwert qwertyqwerty asdf asdfg asdfgh asdfghjkl asdfasdf zxcvb zxcvbn
zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qweqwe abc abcd abcde abcdef abcdefg abcabc aaa iloveyou ilovejesus loveyou
teamo teamomucho teamoamor tequiero tequieromucho tequieroamor teextrano amor amoramor amorcito amormio miamor mivida
mivida amoreterno amorverdadero mialma micielo mireina mirey corazon corazones corazoncito princesa princess principe
princesita hermosa hermoso preciosa bonita bonito linda lindo bebe bebecito bebita mibebe gordito gordita chiquita
chiquitita chiquito negrita negrito flaquita flaquito mama mami mamita papa papi papito mamaypapa papaymama familia
mifamilia familiaunida hijos mihijo mihija mishijos hermano hermana abuela abuelo amigos amigas amistad estrella
estrellita sol solcito luna lunita lunallena cielo mariposa mariposas flor flores florcita girasol rosas margarita chocolate
dios diosesamor diosesfiel diosmio jesus jesuscristo jesusteamo cristo jesuscristoesmisenor virgen virgenmaria angel
angelito angeles bendicion fe esperanza libertad felicidad feliz felicidades alegria paz sunshine football futbol
futbolista baseball basketball soccer hockey deporte deportes campeon campeones campeona pelota gol goles goleador
chile chilechile chilelindo vivachile chilecito chilenita chilena chileno chilenos soychileno soychilena chilecampeon
chilemiamor chilepaislindo santiago santiagochile santiaguito santiagocentro valparaiso valpo vinadelmar concepcion conce
antofagasta iquique arica temuco puertomontt rancagua talca serena laserena coquimbo osorno chillan valdivia
puntaarenas copiapo calama magallanes patagonia atacama araucania biobio maipu puentealto laflorida providencia
lascondes nunoa quilpue quillota curico linares castro chiloe isladepascua rapanui torresdelpaine cordillera cordilleradelosandes
andes pacifico altiplano huaso huasita huasos guachita cueca empanada empanadas completo marraqueta terremoto pisco piscola
pololo polola pololito wena cachai bacan fome chupalla colocolo colocolocampeon elcolo cacique garrablanca
albo albos alboporsiempre dalealbo dalecolocolo soydelcolo universidaddechile udechile lau labulla dalela bulla azulazul leon leones leonazul
losdeabajo romanticoviajero catolica ucatolica universidadcatolica cruzado cruzados cruzada lafranja loscruzados wanderers evertonviña
everton cobreloa cobresal ohiggins palestino audax audaxitaliano unionespanola huachipato nublense rangers temucosur deportestemuco
alexis alexissanchez vidal arturovidal elreyarturo zamorano marcelosalas matadorsalas bambam bravo claudiobravo medel pitbullmedel
larojateamo laroja rojadetodos bielsa realmadrid barcelona barca fcbarcelona madrid messi leomessi cristianoronaldo ronaldo
ronaldinho neymar maradona bocajuniors boca river riverplate argentina brasil peru colombia mexico espana venezuela
condorito papelucho gabrielamistral neruda pabloneruda violetaparra victorjara losprisioneros prisioneros mistral bernardo ohigginsbernardo
arturoprat prat lautaro caupolican mapuche pewen newen
andrea alejandra alejandro alexander alexandra ana antonia antonio barbara beatriz benjamin camila camilo carla carlos carlita
carolina catalina cecilia claudia claudio constanza cristian cristobal cristina daniel daniela david diego eduardo elizabeth
emilia emilio fabian felipe fernanda fernando florencia francisca francisco gabriel gabriela gonzalo graciela guillermo
gustavo hector hugo ignacia ignacio isabel isabella isidora ivan jaime javier javiera jessica jorge jose joseluis josefa josefina
juan juancarlos juanito juanpablo julia julian julieta karen karina karla laura leonardo leticia lorena lorenzo lucas lucia
luis luisa macarena manuel marcela marcelo marco marcos maria mariajose mariana mario martin martina mateo matias
mauricio maximiliano miguel miguelangel millaray monica montserrat nataly natalia nicolas nicole olga oscar pablo pamela
paola patricia patricio paula paulina paz pedro pilar rafael ramon raquel raul rebeca renata ricardo roberto rocio rodrigo
rosa rosario ruben samuel sandra sara sebastian sergio silvia simon sofia soledad tamara teresa tomas valentina valeria
vanessa vicente victor victoria ximena yolanda
monkey dragon master shadow killer hunter ninja pokemon pikachu naruto minecraft fortnite roblox starwars matrix computer
computador internet facebook instagram whatsapp google gmail hotmail youtube tiktok netflix spotify samsung iphone android
windows microsoft linux apple playstation nintendo mustang ferrari porsche toyota hyundai chevrolet suzuki
michael jennifer jordan ashley charlie thomas robert george hannah summer winter spring autumn verano invierno otono
primavera enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles
jueves viernes sabado domingo monday friday sunday hello hola holahola holamundo helloworld holaholahola freedom whatever
trustno nothing nada nadie cualquiera nose nolose noolvidar meolvide olvidada olvide sinclave sincontrasena silencio
secret cheese cookie pepper ginger orange banana naranja manzana frutilla platano tomate pelusa perrito gatito perro gato
firulais cachupin rocky toby bobby max lucky pirata bigotes michi gatita perrita mascota
viaje viajes viajar viajero viajera viajando turismo turista vacaciones holiday playa montana aventura experiencia experiencias
trekking mochilero tour tours trabajo oficina empresa negocio gerente secretaria universidad colegio escuela profesor
profesora doctor doctora medico enfermera policia carabinero carabineros militar gobierno banco bancoestado bancochile
santander plata dinero millonario lapiz papel libro musica guitarra cancion rock reggaeton metallica`

// Digits and rows of the keyboard that stand as they are.
const TAL_CUAL = `
1234567890 0123456789 12345678910 1234567891 0987654321 9876543210 1122334455 112233445566 1231231234 1234512345 1234554321
123456789a 123456789q 1234567890a a123456789 q1w2e3r4t5 1q2w3e4r5t 1qaz2wsx3edc zaq12wsx34 qwerty12345 qwe123asd456 asd123asd123
abc123abc123 aa12345678 a1b2c3d4e5 1a2b3c4d5e 1357924680 2468013579 1212121212 1020304050 1029384756 1472583690 147258369a
3141592653 5555555555 56912345678 912345678a 1973111973 1810200118 18septiembre dieciocho18 colocolo1925 1925colocolo udechile1927
catolica1937 chile12345 chile2026 copaamerica2015 1234567890q 1234qwerasdf qwer1234asdf 1q2w3e4r5t6y passw0rd123 p4ssw0rd123 pa55word123`

export const CLAVES_COMUNES: ReadonlySet<string> = new Set(
  `${PALABRAS} ${TAL_CUAL}`.normalize('NFD').replace(/\p{M}/gu, '').split(/\s+/).filter(Boolean),
)
