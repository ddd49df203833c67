import { REGIONES } from '#contract/enumeraciones/regiones.ts'
import { todasLasComunas } from '#contract/comunas.ts'
import { sinAcentos } from '#domain/busqueda/texto.ts'
import { APODOS, OTRAS_CIUDADES } from './apodos-de-lugar.ts'

/**
 * The words in which an answer may be put, beside those that were told in its turn: to find, name, compare and ask. A word that promises, prices, hurries or sends
 * somebody elsewhere is not here: whoever needs it must have been told it. Plain: lower case, no accents, singular and plural alike.
 */
const PALABRAS = `a al algo algun alguna alguno ante antes aqui asi aun aunque bajo bastante bien cada casi como con contra cual cuando cuanta cuanto de del desde despues donde
dos durante e el ella ello en entonces entre era es esa ese eso esta estan este esto etc fue ha hacia haga han has hasta hay he incluso la le lo mas me mejor
menos mi mientras mis misma mismo mucha mucho muy nada ni ningun ninguna ninguno no nos nosotros nuestra nuestro o os otra otro para pero poca poco por porque
primera primero pues que quien se sea sean segun ser sera si sido sin sino sobre solo son soy su tal tambien tampoco tan tanta tanto te tener ti tipo toda
todavia todo tras tu tus tuya tuyo u ultima ultimo un una unas uno unos usted varia vario veces vez y ya yo
uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien
ciento doscientos trescientos cuatrocientos quinientos mil media medio
lunes martes miercoles jueves viernes sabado domingo lun mar mie jue vie sab dom enero febrero marzo abril mayo junio julio agosto septiembre octubre
noviembre diciembre ene feb abr may jun jul ago sep set oct nov dic hoy tarde noche amanecer atardecer mediodia dia mes ano semana fin finde hora h min minuto
fecha horario temporada verano otono invierno primavera temprano m
abrigo acepta aceptar acoto actividad acuerdo adios admite admiten adulto agotada agotado agua ahora aire alcance alcancen alcanza alcanzan alrededor
alrededores alta alternativa altitud alto altura ambas ambiente ambos amiga amigo anfitrion anfitriona animo aparece aparecen arena arte artesania asistente
austral automatica automatico ave aventura avisa avisame avistamiento ayuda ayudar ayudarte ayudo bahia baja bano barata barato barrio base basico bella bello
bicicleta bienvenida bienvenido bloqueador bosque botella boton buen buena bueno busca buscamos buscar buscas busco busque busqueda cabalgata caleta
calificacion calle calma calza calzan cambia cambiar cambias camina caminan caminata camino campo canal cancelas cantidad capital cara caro carretera casa
cascada cata catalogo catas categoria centro cerca cercana cercano cerro chao chaqueta chat chile chilena chileno cielo cifra city ciudad clara claro clase
clima cobro cocina coincide comida comoda comodo comparar comuna confirma confirmar confirmas conoce conocer consulta contar contarte conversacion convierto
copa cordillera correo corta corto cosa costa crear criterio cuenta cuentame cuesta cuestan cuidado culinaria culinario cultura cultural cupo da dar das dato
decir decirte degustacion deja dejo depende desierto despejado detalle dice dices diferente dificil dificultad dime disculpa disfruta disfrutar disponible
distancia diste distinta distinto duda dura duracion duran edad ejemplo elegante elegir elige elijas emergencia empezar empieza empiezan encaja encajan
encanta encontramos encontrar encontre encuentra encuentras encuentro enologica entendido entiendo entrada eras eres esas escribas escribe escribeme escribir
esos espanol especial espero estacion estamos estar estas esten estero estilo estrella estudiante evaluacion evaluada evaluado exacta exacto excursion
experiencia facil familia fauna favor filtro flexible flora forma foto fotografia fria frio fuera gastronomia gastronomica genial geografica glaciar gorro
gracias grande grupo guia gusta gustan gustar gustaria gustarte habla hablan hablar hace hacen hacer hermosa hermoso hermosos historia historica hola humedal
ia idea ideal idioma iglesia impuesto incluida incluido incluir incluye incluyen indica indicacion ingles interes intermedia ir isla itinerario jornada kayak
kilometro km lado lago laguna lamento larga largo lee leer lejana lejos lenta lento limite linda lindo linea lista llama llamar llega llegar lleva llevan
llevar lluvia local lugar luna luz madera manera mapa mariscos matheus maxima maximo mayor mediana medico medida menor mensaje mercado metro minima minimo
mira mirador mirar moderada momento moneda montana monto mostrar mostrarte mostre msnm muestra muestran muestro museo musica natural naturaleza navega navegan
necesidad nevada nieve nina nino nivel nombre norte nota novedad nueva nuevo numero observacion oeste ofrece ofrecen ojala ola opcion opinion orden ordena
ordenar orilla paddle paga pagar pagas pagina pago paisaje panorama par parada parece parque parte parten participante partida parto pasa pasan pasar paseo
paso patagonia pediste peligro pena perdon perfecta perfecto persona peso pesos pide piden pienso plan playa plaza podemos podria politica posibilidad posible
precio prefiere prefieres pregunta preguntale preguntar presupuesto principiante privada privado probamos probar programa promedio proxima proximo publicada
publicado pueblo puede pueden puedes puedo puente puerto punto puntuacion queda quedan quedo queria quiere quieren quieres quiero quisiera ramal razon real
recomendar recomienda recomiendo recorre recorren recorrido reducir regalo region requisito reserva reservar reservas reservo responde respondo respuesta
resultado resumen revisa revisar reviso rio ritmo roca romantica romantico ropa rural ruta sabemos saber sabor sale salen salida salir saludos sector seguir
segura seguro sendero siento sigue siguen similar sirve snack sol sombra sorpresa stand suave sube suben subida suele suelen sugerencia sur tarifa tarjeta
tema templada temporal tenemos tengo terma termas termino terminos terreno territorio texto tiempo tiene tienen tienes toalla total tour tradicion tradicional
traje tramo tranquila tranquilo trata trekking turismo turno up urbana urbano va vale valle vamos van variedad vas ve veas vegetacion vemos veo ver ves viaje
viajera viajero viene viento vina vino visita visitan vista volcan vuelve vuelven zapatilla zapato zona`

const enPalabras = (texto: string): string[] =>
  sinAcentos(texto)
    .toLowerCase()
    .match(/[a-z]+/g) ?? []
/** As it is, and without an ending of plural. */
const formasDe = (palabra: string): string[] => [palabra, palabra.replace(/s$/, ''), palabra.replace(/es$/, '')]

const CONOCIDAS = new Set(
  [
    PALABRAS,
    ...REGIONES.map(({ nombre }) => nombre),
    ...todasLasComunas().map(({ nombre }) => nombre),
    ...Object.keys(OTRAS_CIUDADES),
    ...Object.keys(APODOS),
  ].flatMap(enPalabras),
)

// 'Mañana' alone is a day, and a day is told.
const DE_LA_MANANA = /\bla manana\b/g
// What is said of figures is read with them.
const CIFRA = /^(?:veinti|lucas?$)/

/** The words of a text that are neither here nor among what was told. `plano` and `dicho`: lower case, no accents. */
export function palabrasDeMas(plano: string, dicho: string): string[] {
  const dichas = new Set(enPalabras(dicho).flatMap(formasDe))
  const esSabida = (palabra: string): boolean =>
    CIFRA.test(palabra) || formasDe(palabra).some((forma) => CONOCIDAS.has(forma) || dichas.has(forma))
  return enPalabras(plano.replaceAll(DE_LA_MANANA, ' ')).filter((palabra) => !esSabida(palabra))
}
