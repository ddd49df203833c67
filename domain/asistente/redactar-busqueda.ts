import type { ExperienciaSugerida } from '#contract/asistente.ts'
import type { TipoExperiencia } from '#contract/comun.ts'
import type { Fecha } from '#domain/fechas.ts'
import { enPesos } from '#domain/pesos.ts'
import { contados, enCuando, enMomento, IDIOMAS, nombreSeguro } from './formato.ts'
import type { Aviso, Deseos } from './intencion.ts'
import { nombreDeTema } from './nombres-de-temas.ts'
import { POR_PAGINA, type Resultado } from './resultado.ts'
import { TEXTOS_DE_AYUDA } from './textos-de-ayuda.ts'

/** What was found, in words; every figure is a wish of the person or comes from the result. */
export function redactarBusqueda(deseos: Deseos, resultado: Resultado, hoy: Fecha): string[] {
  if (resultado.total === 0) return sinNada(deseos, resultado, hoy)
  const { experiencias, total, pagina, exacto } = resultado
  const hallados = resultado.porTipo?.filter(({ total }) => total > 0) ?? []
  const dichos = hallados.length === 1 ? { ...deseos, tipos: hallados.map(({ tipo }) => tipo) } : deseos
  if (experiencias.length === 0)
    return [
      `Ya te mostré ${total === 1 ? 'la única que hay' : `las ${total} que hay`} con esos filtros. Cambia la fecha, el lugar o el tipo y busco de nuevo.`,
    ]
  const cuantas = `${exacto ? '' : 'más de '}${contados(total, 'experiencia', 'experiencias')}`
  const cabeza =
    pagina > 1
      ? `Van ${contados(experiencias.length, 'más', 'más')} de ${cuantas} ${descripcion(dichos, hoy)}.`
      : `Encontré ${cuantas} ${descripcion(dichos, hoy)}.`
  const orden = deseos.orden !== null && experiencias.length > 1 ? ORDENES[deseos.orden] : ''
  const muestra =
    pagina === 1 && total > POR_PAGINA
      ? [`Te muestro ${experiencias.length}, ${precios(experiencias)}${orden}.`]
      : [
          `${total === 1 ? 'Cuesta' : 'Van'} ${precios(experiencias)}${orden}.`,
          ...(total === 1 && deseos.orden === 'price_asc' ? ['No hay otra más barata con lo que pides.'] : []),
        ]
  return [
    cabeza.replace(/ +\./, '.'),
    ...(pagina === 1 ? deCadaTipo(deseos, resultado) : []),
    ...muestra,
    ...conCupos(deseos, experiencias, hoy),
    ...invitacion(deseos, total),
  ]
}

/** Any of several kinds: how many are of each, and that the listing takes one at a time. */
function deCadaTipo({ tipos, temas, cualquiera }: Deseos, { porTipo = [] }: Resultado): string[] {
  const hallados = porTipo.filter(({ total }) => total > 0)
  const faltan = porTipo.filter(({ total }) => total === 0).map(({ tipo }) => TIPOS[tipo])
  const varios = hallados.length > 1 || (cualquiera && tipos.length + temas.length > 1)
  return [
    ...(hallados.length > 1
      ? [
          `Son ${enumerar(
            hallados.map(({ tipo, total }) => `${contados(total, 'experiencia', 'experiencias')} de ${TIPOS[tipo]}`),
            'y',
          )}.`,
        ]
      : []),
    ...(faltan.length > 0 ? [`De ${enumerar(faltan, 'ni de')} no hay.`] : []),
    ...(varios
      ? ['En el catálogo se filtra por una cosa a la vez, así que sus filtros muestran también lo demás que hay ahí.']
      : []),
  ]
}

const ORDENES: Record<NonNullable<Deseos['orden']>, string> = {
  relevance: '',
  price_asc: ', de la más barata a la más cara',
  price_desc: ', de la más cara a la más barata',
  rating: ', con las mejor evaluadas primero',
  newest: ', con las más nuevas primero',
}

/** '… de Trekking en Pucón para 2 personas, el sáb 28 nov, hasta $30.000 por persona'. */
export function descripcion(deseos: Deseos, hoy: Fecha): string {
  const { tipos, temas, cualquiera, zona, participantes, cuando, sinTipos, sinCiudades, nivel, guia } = deseos
  const partes = [
    tipos.length > 0 && `de ${enumerar(tipos.map((tipo) => TIPOS[tipo]))}`,
    tipos.length > 0 && temas.length > 0 && cualquiera && 'o',
    temas.length > 0 && `con ${enumerar(temas.map(nombreDeTema), cualquiera ? 'o' : 'y')}`,
    nivel === 'suave' && 'de dificultad baja',
    nivel === 'exigente' && 'de dificultad alta',
    guia !== null && `con guía en ${IDIOMAS[guia]}`,
    zona !== null && enZona(zona.nombre),
    participantes !== null && `para ${contados(participantes, 'persona', 'personas')}`,
    deseos.edad !== null && `desde ${contados(deseos.edad, 'año', 'años')} de edad`,
    cuando !== null && enCuando(cuando, hoy),
    precioEnPalabras(deseos),
    sinTipos.length > 0 &&
      `sin ${enumerar(
        sinTipos.map((tipo) => TIPOS[tipo]),
        'ni',
      )}`,
    sinCiudades.length > 0 && sinCiudades.length <= 3 && `fuera de ${enumerar(sinCiudades, 'y')}`,
  ]
  return partes.filter(Boolean).join(' ')
}

export const TIPOS: Record<TipoExperiencia, string> = {
  Trekking: 'trekking',
  Culinaria: 'cocina',
  Cultural: 'cultura',
  Aventura: 'aventura',
  Enológica: 'vino',
  'Stand Up Paddle': 'stand up paddle',
  'Avistamiento de Aves': 'avistamiento de aves',
  'City Tour': 'city tour',
}

const enZona = (nombre: string): string => (nombre.startsWith('cerca de') ? nombre : `en ${nombre}`)

function precioEnPalabras({ precioMin, precioMax }: Deseos): string | false {
  if (precioMin !== null && precioMax !== null) return `entre ${enPesos(precioMin)} y ${enPesos(precioMax)} por persona`
  if (precioMax !== null) return `hasta ${enPesos(precioMax)} por persona`
  return precioMin !== null && `desde ${enPesos(precioMin)} por persona`
}

function precios(experiencias: ExperienciaSugerida[]): string {
  const montos = experiencias.map(({ precioPorPersona }) => precioPorPersona)
  const [menor, mayor] = [Math.min(...montos), Math.max(...montos)]
  if (montos.length === 1) return `${enPesos(menor)} por persona`
  return menor === mayor ? `a ${enPesos(menor)} por persona` : `de ${enPesos(menor)} a ${enPesos(mayor)} por persona`
}

function conCupos({ cuando }: Deseos, experiencias: ExperienciaSugerida[], hoy: Fecha): string[] {
  const primera = experiencias.find(({ salida }) => salida !== null)
  if (!primera?.salida) return []
  const { inicio, cuposDisponibles } = primera.salida
  const quedan = cuposDisponibles === 1 ? 'queda 1 cupo' : `quedan ${cuposDisponibles} cupos`
  const ejemplo = `${nombreSeguro(primera.nombreExperiencia)}, ${enMomento(inicio, hoy)}, ${quedan}.`
  if (experiencias.length === 1) return [`Próxima salida: ${enMomento(inicio, hoy)}, ${quedan}.`]
  return [cuando === null ? `Por ejemplo, ${ejemplo}` : `Todas tienen cupos: por ejemplo, ${ejemplo}`]
}

function invitacion({ cuando, participantes, zona, tipos }: Deseos, total: number): string[] {
  if (cuando === null && participantes === null) return ['Si me dices la fecha y cuántos van, reviso los cupos.']
  if (cuando === null) return ['Si me dices la fecha, reviso los cupos de ese día.']
  if (participantes === null) return ['Dime cuántos van y reviso que alcancen los cupos.']
  return total > POR_PAGINA && zona === null
    ? ['Si me dices a qué ciudad vas, acoto la lista.']
    : total > POR_PAGINA && tipos.length === 0
      ? ['Si me dices qué tipo de experiencia quieres, acoto la lista.']
      : []
}

function sinNada(deseos: Deseos, { alternativas }: Resultado, hoy: Fecha): string[] {
  const dicho = descripcion(deseos, hoy)
  const nada = deseos.zona?.desconocida
    ? `${mayuscula(deseos.zona.nombre)} no está en el catálogo: solo tenemos experiencias en Chile.`
    : deseos.zona?.ausente && deseos.zona.lugares.length === 0
      ? `Por ahora no hay experiencias publicadas en ${deseos.zona.ausente.nombre}.`
      : `No encontré experiencias ${dicho}`.trim().replace(/\.?$/, '.')
  if (!alternativas || alternativas.experiencias.length === 0)
    return [nada, 'Prueba con otra fecha, otro lugar u otro precio.']
  const primera = alternativas.experiencias[0]!
  const cuantas = contados(alternativas.total, 'experiencia', 'experiencias')
  const ausente = deseos.zona?.ausente
  const seSabeCual =
    alternativas.sinFiltros.includes('destino') && !deseos.zona?.desconocida && !(ausente && 'region' in ausente)
  return [
    nada,
    `${mayuscula(sinQue(alternativas.sinFiltros, alternativas.deseos))} hay ${cuantas}. ${seSabeCual ? 'La más cercana' : 'Por ejemplo'}: ${nombreSeguro(primera.nombreExperiencia)}, en ${primera.ciudad}, ${enPesos(primera.precioPorPersona)} por persona${primera.salida ? `, ${enMomento(primera.salida.inicio, hoy)}` : ''}.`,
  ]
}

function sinQue(sinFiltros: string[], { zona }: Deseos): string {
  const dichos = [
    sinFiltros.some((f) => f.startsWith('precio')) && 'sin el límite de precio',
    sinFiltros.some((f) => f.startsWith('fecha')) && 'en otras fechas',
    sinFiltros.includes('nivel') && 'con otra dificultad',
    sinFiltros.includes('guia') && 'con guía en español',
    sinFiltros.includes('destino') && (zona ? enZona(zona.nombre) : 'en otros lugares'),
    sinFiltros.includes('participantes') && 'para menos personas',
    sinFiltros.includes('edad') && 'con otra edad mínima',
    sinFiltros.includes('q') && 'con otras actividades',
    sinFiltros.includes('tipo') && 'de otros tipos',
  ]
  return enumerar(
    dichos.filter((uno) => uno !== false),
    'y',
  )
}

const AVISOS: Record<Exclude<Aviso['clase'], 'fuera-de-chile'>, string> = {
  'fecha-imposible': 'Esa fecha no existe en el calendario, así que no la usé.',
  'fecha-pasada': 'Esa fecha ya pasó, así que no la usé.',
  'precio-dudoso':
    'No me quedó claro el precio, así que busqué sin él. ¿Me lo escribes en pesos, con todas sus cifras?',
  'precio-contradictorio': 'El precio mínimo que me diste es mayor que el máximo, así que busqué sin precio.',
  'otra-moneda': 'Los precios están en pesos chilenos y no convierto monedas: dime un monto en pesos.',
  salud:
    'No puedo decirte si algo es seguro para tu salud: pregúntale a tu médico. En cada página están la dificultad, la edad mínima y la altitud.',
  gratis: 'No hay experiencias gratis; parto por las más baratas.',
  'grupo-grande': 'Para un grupo tan grande conviene escribir antes {{adonde}}.',
  hora: 'No filtro por hora: mira la de cada salida.',
  'mas-cerca': 'No sé desde dónde partes: dime, por ejemplo, «cerca de Viña del Mar» y busco ahí.',
  mascotas: TEXTOS_DE_AYUDA.mascotas.texto,
  dieta:
    'Tu dieta la dejas en un comentario al reservar, y después de reservar la confirmas por mensaje con quien cocina, desde tu entrada.',
  clima:
    'El pronóstico no lo sé: míralo en la Dirección Meteorológica de Chile. Si el clima impide la experiencia, te devolvemos el 100 %.',
  cierre: TEXTOS_DE_AYUDA.cierres.texto,
  tarifas:
    'Si una experiencia tiene tarifa de niño, estudiante, adulto mayor o residente, la ves en su página y al elegir los viajeros.',
  accesibilidad:
    'Revisa la accesibilidad en la página de cada una; si te queda una duda antes de reservar, pregúntanos con «Hablar con una persona», aquí abajo, o desde Ayuda.',
}

export const redactarAvisos = (avisos: Aviso[]): string[] =>
  avisos.map((aviso) =>
    aviso.clase === 'fuera-de-chile'
      ? `Solo tenemos experiencias en Chile: nada en ${aviso.lugar}.`
      : AVISOS[aviso.clase],
  )

function enumerar(cosas: readonly string[], conjuncion = 'o'): string {
  return cosas.length > 1 ? `${cosas.slice(0, -1).join(', ')} ${conjuncion} ${cosas.at(-1)}` : (cosas[0] ?? '')
}

const mayuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1)
