import type { Fuente } from '#contract/asistente.ts'
import type { Fecha } from '#domain/fechas.ts'
import { CON_OFERTA, SIN_DESEOS, type Aviso, type Idioma, type Intencion } from './intencion.ts'
import { enMomento, nombreSeguro } from './formato.ts'
import { hayDesesperanza } from './peligro.ts'
import { descripcion, redactarAvisos, redactarBusqueda, TIPOS } from './redactar-busqueda.ts'
import { redactarDetalle } from './redactar-detalle.ts'
import type { Resultado } from './resultado.ts'
import { CON_SESION, textoDeCancelar, TEXTOS_DE_AYUDA, type TextoDeAyuda } from './textos-de-ayuda.ts'

export interface Respuesta {
  response: string
  fuentes: Fuente[]
}

const CATALOGO: Fuente = { titulo: 'Ver experiencias', url: '/' }

const AYUDA: Fuente = { titulo: 'Ayuda', url: '/ayuda' }

const EN_SU_IDIOMA: Record<Idioma, string[]> = { es: [], en: ['I answer in Spanish.'], pt: ['Respondo em espanhol.'] }

/** The answer, from what was understood and what the tools of this turn said; nothing else. */
export function redactar(intencion: Intencion, resultado: Resultado, mensaje: string, hoy: Fecha): Respuesta {
  const { frases, fuentes } = cuerpo(intencion, resultado, mensaje, hoy)
  return { response: [...EN_SU_IDIOMA[intencion.idioma], ...frases].join(' '), fuentes: sinRepetir(fuentes) }
}

interface Cuerpo {
  frases: string[]
  fuentes: Fuente[]
}

const di = (frase: string, ...fuentes: Fuente[]): Cuerpo => ({ frases: [frase], fuentes })

function cuerpo(intencion: Intencion, resultado: Resultado, mensaje: string, hoy: Fecha): Cuerpo {
  const { acto, avisos } = intencion
  if (resultado.catalogoVacio && SOBRE_EL_CATALOGO.has(acto)) return SIN_CATALOGO
  if (acto === 'buscar') return buscado(intencion, resultado, hoy)
  if (acto === 'detalle') return detallado(intencion, resultado, hoy)
  if (acto === 'ayuda') return conAyuda(intencion, resultado, hoy)
  if (acto === 'peligro') return peligro(mensaje)
  if (acto === 'ajeno')
    return di(
      [
        ...redactarAvisos(avisos.filter(({ clase }) => clase === 'fuera-de-chile')),
        'Con eso no te puedo ayudar: busco experiencias en Chile y respondo dudas de reservas, pagos y cancelaciones. Dime a qué ciudad vas y te muestro qué hacer.',
      ].join(' '),
      CATALOGO,
    )
  return SIMPLES[acto]
}

const SOBRE_EL_CATALOGO: ReadonlySet<Intencion['acto']> = new Set([
  'buscar',
  'detalle',
  'saludo',
  'reinicio',
  'no_entendido',
])
const SIN_CATALOGO = di(
  'Todavía no hay experiencias publicadas: estamos empezando. Cuando se publique la primera podré buscarla por ti. Si quieres ofrecer una, puedes ser quien la publique; y si tienes dudas de reservas o pagos, te respondo ahora.',
  { titulo: 'Ofrecer una experiencia', url: '/convertirse-anfitrion' },
)

const SIMPLES: Record<Exclude<Intencion['acto'], 'buscar' | 'detalle' | 'ayuda' | 'peligro' | 'ajeno'>, Cuerpo> = {
  saludo: di('Hola. Dime qué te gustaría hacer, dónde y cuándo, y busco en el catálogo.'),
  gracias: di('De nada. Si quieres, busco otra fecha, otro lugar u otro precio.'),
  despedida: di('Que te vaya bien. Cuando quieras seguir, aquí quedan tus filtros.'),
  insulto: di(`Entiendo la molestia. Dime qué necesitas y lo busco, o escribe {{adonde}} y te responde una persona.`, {
    titulo: 'Ayuda',
    url: '/ayuda',
  }),
  identidad: di(TEXTOS_DE_AYUDA.asistente.texto, ...TEXTOS_DE_AYUDA.asistente.fuentes),
  instrucciones: di(
    'Eso no lo puedo hacer. No cambio precios ni reservas, no veo datos de otras personas y solo respondo con lo que está publicado. Dime qué quieres hacer en Chile y lo busco.',
    CATALOGO,
  ),
  tarjeta: di(
    'No escribas números de tarjeta aquí: los oculté y no los guardo. Los datos de pago van solo en la página de pago de tu reserva.',
    { titulo: 'Mis Experiencias', url: '/mis-entradas' },
  ),
  reinicio: di('Listo, partimos de cero. ¿Qué te gustaría hacer, dónde y cuándo?'),
  no_entendido: di(
    'No entendí bien. Puedes decirme, por ejemplo, «trekking suave cerca de Santiago» o «cata de vinos en Colchagua para dos el sábado».',
    CATALOGO,
  ),
}

function peligro(mensaje: string): Cuerpo {
  const persona = `Para que te ayude una persona de nuestro equipo escribe {{adonde}}; el teléfono de tu anfitrión está en tu entrada.`
  const fuentes: Fuente[] = [
    { titulo: 'Mis Experiencias', url: '/mis-entradas' },
    { titulo: 'Ayuda', url: '/ayuda' },
  ]
  if (hayDesesperanza(mensaje.toLowerCase()))
    return {
      frases: [
        'Lo que sientes importa y no tienes que pasarlo a solas. Llama ahora al *4141, gratis y a toda hora, o al 131 si hay peligro inmediato, y acércate a alguien de confianza.',
        persona,
      ],
      fuentes,
    }
  return {
    frases: [
      'Si hay peligro ahora, llama al 131 (ambulancia), al 132 (bomberos) o al 133 (carabineros) y di dónde estás. Yo no puedo llamar por ti.',
      persona,
    ],
    fuentes,
  }
}

function conAyuda(intencion: Intencion, resultado: Resultado, hoy: Fecha): Cuerpo {
  const { ayuda, avisos, deseos } = intencion
  const { politicas } = resultado
  const { texto, fuentes } =
    ayuda === 'reserva' ? deUnaReserva(intencion, resultado, hoy) : TEXTOS_DE_AYUDA[ayuda ?? 'asistente']
  const oferta =
    ayuda && CON_OFERTA.has(ayuda) && deseos.zona
      ? [
          {
            ...enElCatalogo(resultado),
            titulo: `Ver experiencias ${descripcion({ ...SIN_DESEOS, zona: deseos.zona }, hoy)}`,
          },
        ]
      : []
  // The text on safety says it itself.
  const salud = ayuda === 'seguridad' ? [] : avisos.filter(esDeSalud)
  return {
    frases: [...redactarAvisos(salud), ayuda === 'cancelar' && politicas ? textoDeCancelar(politicas) : texto],
    fuentes: [...fuentes, ...oferta],
  }
}

function deUnaReserva({ conCodigo }: Intencion, { deMiCuenta }: Resultado, hoy: Fecha): TextoDeAyuda {
  if (!deMiCuenta) return TEXTOS_DE_AYUDA.reserva
  if (conCodigo) return CON_SESION.codigo
  const { proxima } = deMiCuenta
  if (!proxima) return CON_SESION.ninguna
  return {
    ...CON_SESION.proxima,
    texto: `Tu próxima reserva confirmada es ${nombreSeguro(proxima.nombreExperiencia)}, el ${enMomento(proxima.inicio, hoy)}. ${CON_SESION.proxima.texto}`,
  }
}

const esDeSalud = ({ clase }: Aviso): boolean => clase === 'salud'

function buscado({ deseos, avisos, asunto }: Intencion, resultado: Resultado, hoy: Fecha): Cuerpo {
  const mostradas = [...resultado.experiencias, ...(resultado.alternativas?.experiencias ?? [])]
  const pideEdades =
    deseos.ninos && deseos.edad === null && mostradas.length > 0
      ? ['Dejé fuera las que son para adolescentes o adultos. Dime las edades y dejo solo las que los admiten.']
      : []
  return {
    frases: [
      ...redactarAvisos(avisos),
      ...(asunto && resultado.detalle
        ? redactarDetalle(asunto, resultado.detalle.experiencia, resultado.detalle.salidas, hoy)
        : redactarBusqueda(deseos, resultado, hoy)),
      ...pideEdades,
    ],
    fuentes: [
      ...catalogos(resultado),
      ...(avisos.some(({ clase }) => clase === 'mascotas' || clase === 'accesibilidad') ? [AYUDA] : []),
      ...(avisos.some(({ clase }) => clase === 'cierre') ? TEXTOS_DE_AYUDA.cierres.fuentes : []),
      ...mostradas.map(({ slug, nombreExperiencia }) => ({ titulo: nombreExperiencia, url: `/experience/${slug}` })),
    ],
  }
}

/** Of several kinds, each has its own list. */
function catalogos(resultado: Resultado): Fuente[] {
  const hallados = resultado.porTipo?.filter(({ total }) => total > 0) ?? []
  if (hallados.length < 2) return [enElCatalogo(resultado)]
  return hallados.map(({ tipo }) => ({
    ...enElCatalogo({ ...resultado, filtros: { ...resultado.filtros, tipo } }),
    titulo: `Ver ${TIPOS[tipo]} en el catálogo`,
  }))
}

function enElCatalogo({ filtros }: Resultado): Fuente {
  const consulta = new URLSearchParams(Object.entries(filtros).map(([nombre, valor]) => [nombre, String(valor)]))
  return consulta.size > 0 ? { titulo: 'Ver estos filtros en el catálogo', url: `/?${consulta}` } : CATALOGO
}

function detallado({ detalle }: Intencion, { detalle: visto }: Resultado, hoy: Fecha): Cuerpo {
  if (!detalle || !visto) return di('No sé a cuál te refieres. Dime su número en la lista, o busca otra vez.', CATALOGO)
  const { experiencia, salidas } = visto
  return {
    frases: [
      ...redactarDetalle(detalle.asunto, experiencia, salidas, hoy),
      'En su página está todo el detalle y puedes reservar.',
    ],
    fuentes: [{ titulo: experiencia.nombreExperiencia, url: `/experience/${experiencia.slug}` }],
  }
}

const sinRepetir = (fuentes: Fuente[]): Fuente[] => [...new Map(fuentes.map((fuente) => [fuente.url, fuente])).values()]
