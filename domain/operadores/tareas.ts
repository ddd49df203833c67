import type { Alta, DatosDeAlta, EstadoDocumento, Requisito, Tarea, TipoDocumento } from '#contract/altas.ts'
import { TAREAS } from '#contract/enumeraciones.ts'
import type { EstadoProveedor } from '#contract/proveedores.ts'
import { esperaRevision } from './estados.ts'

const TEXTOS: Record<Tarea, { titulo: string; porque: string }> = {
  sobre: { titulo: 'Sobre ti', porque: 'Es lo que leen los viajeros antes de elegir.' },
  contacto: {
    titulo: 'Contacto',
    porque:
      'Para avisarte de cada reserva. Se muestra solo a quien ya reservó: la ley pide decirle quién le vende y dónde.',
  },
  identidad: { titulo: 'Identidad', porque: 'Pedimos tu RUT para emitir tus pagos. No lo mostramos.' },
  actividad: { titulo: 'Actividad', porque: 'Define cómo se emiten tus pagos y qué retención se aplica.' },
  registro: { titulo: 'Registro y seguridad', porque: 'La Ley 20.423 lo pide para turismo aventura.' },
  pagos: { titulo: 'Pagos', porque: 'Ahí recibes lo que vendes. La cuenta debe estar a tu mismo RUT.' },
}
const DE_EMPRESA: Partial<Record<Tarea, { titulo: string; porque: string }>> = {
  sobre: { titulo: 'Sobre la empresa', porque: TEXTOS.sobre.porque },
  identidad: {
    titulo: 'Empresa',
    porque: 'Comprobamos que la empresa existe y quién la representa. No mostramos estos papeles.',
  },
}

const textosDe = (clave: Tarea, { tipo }: Pick<Declarado, 'tipo'>) => ({
  ...TEXTOS[clave],
  ...(tipo === 'proveedor' && DE_EMPRESA[clave]),
})

export interface Declarado {
  tipo: Alta['tipo']
  estado: EstadoProveedor
  datos: DatosDeAlta
  tieneCuenta: boolean
  requisitos: readonly Requisito[]
  documentos: readonly { tipo: TipoDocumento; estado: EstadoDocumento }[]
  /** What we sent back, by task. */
  observaciones: Partial<Record<Tarea, string>>
}

/** The list of what there is to do, each with what it still lacks: all of it at once. */
export function tareasDe(declarado: Declarado): Alta['tareas'] {
  const pide = (tarea: Tarea): boolean =>
    tarea !== 'registro' || declarado.requisitos.some((requisito) => requisito.tarea === 'registro')
  return TAREAS.filter(pide).map((clave) => {
    const falta = loQueFalta(clave, declarado)
    const observacion = declarado.observaciones[clave] ?? null
    const observada =
      observacion !== null || documentosDe(clave, declarado).some(({ estado }) => estado === 'observado')
    const estado =
      declarado.estado === 'Observado' && observada
        ? 'observada'
        : falta.length > 0
          ? 'pendiente'
          : esperaRevision(declarado.estado)
            ? 'en_revision'
            : 'completada'
    return { clave, ...textosDe(clave, declarado), estado, observacion, falta }
  })
}

/** Nothing is missing, and what was sent back was answered. */
export const estaCompleta = (tareas: Alta['tareas']): boolean => tareas.every(({ estado }) => estado === 'completada')

function documentosDe(clave: Tarea, { requisitos, documentos }: Declarado) {
  const tipos = requisitos.filter(({ tarea }) => tarea === clave).map(({ tipo }) => tipo)
  return documentos.filter(({ tipo }) => tipos.includes(tipo))
}

/** By the names that the form gives its fields. */
const DATOS_DE: Record<Exclude<Tarea, 'registro' | 'pagos'>, Record<Declarado['tipo'], readonly string[]>> = {
  sobre: { anfitrion: ['biografía', 'idiomas'], proveedor: ['qué hace la empresa', 'idiomas'] },
  contacto: {
    anfitrion: ['región', 'comuna', 'celular', 'domicilio'],
    proveedor: ['región', 'comuna', 'celular', 'domicilio'],
  },
  identidad: { anfitrion: ['RUT o pasaporte'], proveedor: ['razón social', 'representante'] },
  actividad: {
    anfitrion: ['tipos de experiencia', 'giro', 'régimen'],
    proveedor: ['tipos de experiencia', 'giro', 'régimen'],
  },
}

function loQueFalta(clave: Tarea, declarado: Declarado): string[] {
  const subidos = documentosDe(clave, declarado)
    .filter(({ estado }) => estado !== 'observado')
    .map(({ tipo }) => tipo)
  const papeles = declarado.requisitos
    .filter(({ tarea, obligatorio, tipo }) => tarea === clave && obligatorio && !subidos.includes(tipo))
    .map(({ nombre }) => nombre)
  return [...datosQueFaltan(clave, declarado), ...papeles]
}

function datosQueFaltan(clave: Tarea, { tipo, datos, tieneCuenta, requisitos }: Declarado): readonly string[] {
  if (clave === 'pagos') return tieneCuenta ? [] : ['cuenta bancaria']
  if (clave === 'registro')
    return !datos.registro?.sernaturNumero && requisitos.some((uno) => uno.tipo === 'sernatur' && uno.obligatorio)
      ? ['número de registro Sernatur']
      : []
  if (!datos[clave]) return DATOS_DE[clave][tipo]
  return clave === 'contacto' && !datos.contacto?.domicilio ? ['domicilio'] : []
}
