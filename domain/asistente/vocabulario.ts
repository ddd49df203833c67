import { REGIONES } from '#contract/comun.ts'
import { todasLasComunas } from '#contract/comunas.ts'
import { sinAcentos } from '#domain/busqueda/texto.ts'
import { APODOS, OTRAS_CIUDADES } from './apodos-de-lugar.ts'

/**
 * The words in which an answer may be put, beside those that were told in its turn: to find, name, compare and ask. A word that promises, prices, hurries or sends
 * somebody elsewhere is not here: whoever needs it must have been told it. Plain: lower case, no accents, singular and plural alike.
 */
const PALABRAS = `a al algo algun alguna alguno ante antes aqui asi aun aunque bajo bastante bien cada casi como con contra cual cuando cuanta cuanto de del desde despues donde dos durante e el ella ello en entonces entre era es esa ese eso esta estan este esto etc fue ha hacia haga han has hasta hay he incluso la le lo mas me mejor menos
mi mientras mis misma mismo mucha mucho muy nada ni ningun ninguna ninguno no nos nosotros nuestra nuestro o os otra otro para pero poca poco por porque primera primero pues que quien se sea sean segun ser sera si sido sin sino sobre solo son soy su tal tambien tampoco tan tanta tanto te tener ti tipo toda todavia todo tras tu tus tuya tuyo u ultima ultimo un una unas uno unos usted varia vario vez veces y ya yo
uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento doscientos trescientos cuatrocientos quinientos mil media medio
lunes martes miercoles jueves viernes sabado domingo lun mar mie jue vie sab dom enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ene feb abr may jun jul ago sep set oct nov dic hoy tarde noche amanecer atardecer mediodia dia mes ano semana fin finde hora h min minuto fecha horario temporada verano otono invierno primavera temprano m
busca buscamos buscar buscas busco busque calza calzan cambia cambiar cambias coincide comparar cuentame cuesta cuestan dar das decir decirte deja dejo depende dice dices dime dura duran elegir elige elijas empezar empieza empiezan encaja encajan encontrar encontramos encontre encuentra encuentras encuentro escribe escribeme escribir gusta gustan gustaria hace hacen hacer hablan habla hablar incluir incluye incluyen indica ir llama lleva llevan llevar llega llegar llamar mira mirar mostrar mostrarte muestra muestran muestro mostre ofrece ofrecen ordena ordenar parece parte parten partida pasa pasan pasar pediste pide piden pienso podemos podria prefiere prefieres preguntar preguntale pregunta probamos probar puede pueden puedes puedo queda quedan queria quiere quieren quieres quisiera recomendar recomiendo recomienda recorre recorren reducir respondo responde revisa revisar reviso sabemos sale salen salir saber sigue siguen sirve suele suelen sube suben tengo tenemos tiene tienen tienes trata va vale van vamos vas ve veas vemos ver veo ves viene visita visitan vuelve vuelven navega navegan camina caminan conoce conocer
actividad adulto agua aire altura altitud ambiente anfitrion anfitriona animo arena arte artesania aventura avistamiento ave ayuda baja bajo barata barato barrio base basico bahia bella bello bicicleta bloqueador bosque botella buen buena bueno busqueda cabalgata calificacion calma calle caleta caminata camino campo canal cantidad capital carretera casa cascada catalogo cata catas categoria centro cerca cercana cercano cerro chat chilena chileno chile cielo ciudad clara claro clase clima cocina comida comodo comoda comuna consulta copa cordillera corta corto costa criterio cuidado cultura cultural cupo dato degustacion desierto despejado detalle diferente dificultad dificil distancia distinta distinto duda duracion edad ejemplo elegante emergencia enologica entrada espanol especial estero estilo estrella estudiante evaluacion excursion experiencia facil familia fauna favor filtro flora forma foto fotografia fria frio fuera geografica glaciar gorro gracias grande grupo guia hola historia historica hermosa hermoso humedal idea idioma iglesia ideal incluida incluido indicacion ingles interes intermedia isla itinerario jornada kayak km kilometro lado lago laguna larga largo lejos lenta lento limite linea linda lindo lista lluvia local lugar luna luz madera manera mapa mariscos matheus maximo maxima mayor mediana medida menor mercado metro minima minimo mirador moderada momento montana msnm museo musica naturaleza natural necesidad nevada nieve nino nina nivel nombre norte nota novedad numero observacion ola opcion opinion orden orilla oeste paisaje panorama par parada paseo parque participante patagonia pagina pena perdon persona peso pesos playa plaza posibilidad posible precio presupuesto principiante privada privado programa promedio proxima proximo publicada publicado pueblo puente puerto punto puntuacion ramal razon recorrido region requisito reserva resultado resumen rio ritmo roca romantica romantico ropa rural ruta sabor salida sector sendero similar sol sombra suave subida sugerencia sur tarifa tarjeta tema templada temporal terma termas terreno territorio tiempo total tour tradicional tradicion tramo tranquila tranquilo trekking turismo turno urbana urbano valle variedad vegetacion viajero viajera viaje viento vino vina vista volcan zapato zapatilla zona este oeste
estacion lejana avisa avisame confirma contarte contar cuenta reservar reservas reservo esa esos esas eras eres estamos estas esten alta alto asistente automatico automatica ia programa maximo alrededor alrededores chaqueta abrigo traje bano toalla snack
pagas pagar paga linea cobro impuesto correo texto lee leer acepta aceptar termino terminos confirmar confirmas boton paso
ahora ayudar alcance alcanza alcanzan alcancen austral cara caro cifra city convierto diste duda evaluada evaluado moneda paddle parto stand up
acuerdo adios alternativa ambas ambos amigo amiga ayudarte ayudo bienvenida bienvenido chao conversacion cosa culinaria culinario disculpa disfruta disfrutar encanta entendido entiendo espero gastronomia gastronomica genial gustar gustarte hermosos lamento mensaje ojala panorama perfecta perfecto plan politica quedo quiero seguir nueva nuevo respuesta saludos siento sorpresa
acoto admite agotado agotada da admiten aparece aparecen crear disponible escribas estar exacta exacto flexible medico monto pago peligro real regalo segura seguro cancelas`

const enPalabras = (texto: string): string[] => sinAcentos(texto).toLowerCase().match(/[a-z]+/g) ?? []
/** As it is, and without an ending of plural. */
const formasDe = (palabra: string): string[] => [palabra, palabra.replace(/s$/, ''), palabra.replace(/es$/, '')]

const CONOCIDAS = new Set([PALABRAS, ...REGIONES.map(({ nombre }) => nombre), ...todasLasComunas().map(({ nombre }) => nombre), ...Object.keys(OTRAS_CIUDADES), ...Object.keys(APODOS)].flatMap(enPalabras))

// 'Mañana' alone is a day, and a day is told.
const DE_LA_MANANA = /\bla manana\b/g
// What is said of figures is read with them.
const CIFRA = /^(?:veinti|treinti|cuarenti|lucas?$)/

/** The words of a text that are neither here nor among what was told. `plano` and `dicho`: lower case, no accents. */
export function palabrasDeMas(plano: string, dicho: string): string[] {
  const dichas = new Set(enPalabras(dicho).flatMap(formasDe))
  const esSabida = (palabra: string): boolean => CIFRA.test(palabra) || formasDe(palabra).some((forma) => CONOCIDAS.has(forma) || dichas.has(forma))
  return enPalabras(plano.replaceAll(DE_LA_MANANA, ' ')).filter((palabra) => !esSabida(palabra))
}
