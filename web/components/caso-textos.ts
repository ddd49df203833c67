import type { TipoCaso } from '#contract/casos.ts'
import { formatCantidad } from '#web/ui/formato.ts'

type Textos = { cola: string; uno: string; varios: string; caso: string }

/** How each queue is called, and what one or several of it are. */
export const COLAS: Record<TipoCaso, Textos> = {
  operador: {
    cola: 'Verificaciones',
    uno: 'operador por verificar',
    varios: 'operadores por verificar',
    caso: 'Verificación',
  },
  experiencia: {
    cola: 'Por revisar',
    uno: 'experiencia por revisar',
    varios: 'experiencias por revisar',
    caso: 'Experiencia',
  },
  documento: {
    cola: 'Documentos por vencer',
    uno: 'documento por vencer',
    varios: 'documentos por vencer',
    caso: 'Documento',
  },
  empresa: {
    cola: 'Empresas por activar',
    uno: 'empresa por activar',
    varios: 'empresas por activar',
    caso: 'Empresa',
  },
  cotizacion: {
    cola: 'Cotizaciones',
    uno: 'cotización por responder',
    varios: 'cotizaciones por responder',
    caso: 'Cotización',
  },
  reporte: {
    cola: 'Contenido reportado',
    uno: 'reporte de contenido',
    varios: 'reportes de contenido',
    caso: 'Contenido reportado',
  },
  opinion: {
    cola: 'Reportes de opiniones',
    uno: 'opinión reportada',
    varios: 'opiniones reportadas',
    caso: 'Opinión reportada',
  },
  mensaje: {
    cola: 'Reportes de mensajes',
    uno: 'conversación reportada',
    varios: 'conversaciones reportadas',
    caso: 'Conversación reportada',
  },
  reembolso: {
    cola: 'Devoluciones con problema',
    uno: 'devolución con problema',
    varios: 'devoluciones con problema',
    caso: 'Devolución',
  },
  pago: { cola: 'Pagos sin respuesta', uno: 'pago sin respuesta', varios: 'pagos sin respuesta', caso: 'Pago' },
  disputa: { cola: 'Disputas', uno: 'disputa por responder', varios: 'disputas por responder', caso: 'Disputa' },
  liquidacion: {
    cola: 'Liquidaciones por pagar',
    uno: 'liquidación con problema',
    varios: 'liquidaciones con problema',
    caso: 'Liquidación',
  },
  discrepancia: {
    cola: 'Diferencias de dinero',
    uno: 'diferencia por revisar',
    varios: 'diferencias por revisar',
    caso: 'Diferencia',
  },
  entrega: { cola: 'Entregas fallidas', uno: 'entrega fallida', varios: 'entregas fallidas', caso: 'Entrega fallida' },
  datos: {
    cola: 'Datos personales',
    uno: 'solicitud de datos personales',
    varios: 'solicitudes de datos personales',
    caso: 'Datos personales',
  },
  suspension: {
    cola: 'Suspensiones en curso',
    uno: 'suspensión en curso',
    varios: 'suspensiones en curso',
    caso: 'Suspensión',
  },
  apelacion: {
    cola: 'Apelaciones',
    uno: 'apelación por resolver',
    varios: 'apelaciones por resolver',
    caso: 'Apelación',
  },
  ausencia: {
    cola: 'Nadie los recibió',
    uno: 'aviso de que nadie llegó',
    varios: 'avisos de que nadie llegó',
    caso: 'Nadie los recibió',
  },
  asistente: {
    cola: 'Asistente',
    uno: 'conversación del asistente',
    varios: 'conversaciones del asistente',
    caso: 'Asistente',
  },
  consulta: { cola: 'Consultas', uno: 'consulta por responder', varios: 'consultas por responder', caso: 'Consulta' },
}

export const cantidadDe = (tipo: TipoCaso, cantidad: number): string =>
  formatCantidad(cantidad, COLAS[tipo].uno, COLAS[tipo].varios)

const HECHOS: Record<string, string> = {
  abierto: 'Llegó a la cola',
  otra_vez: 'Llegó otra vez',
  tomado: 'Empezó a revisarlo',
  relevado: 'Relevó a quien lo revisaba',
  soltado: 'Lo dejó libre',
  nota: 'Nota',
  documento: 'Documento nuevo',
  negocio_cerrado: 'El negocio cerró',
  aprobado: 'Aprobado',
  aprobada: 'Aprobada',
  observada: 'Se pidieron cambios',
  rechazada: 'Rechazada',
  retirada: 'Retirada de la venta',
  observado: 'Pidió cambios',
  rechazado: 'Rechazado',
  mantenido: 'Se mantiene publicado',
  ocultado: 'Oculto',
  cerrado: 'Cerrado',
  deshecho: 'Decisión deshecha',
  hecho: 'Hecho',
  retirado: 'Retirado por quien lo envió',
  propuesta: 'Pidió la transferencia',
  pedida: 'Pidió la transferencia',
  cuenta_escrita: 'Quien reservó escribió su cuenta',
  enviada: 'Entregada al banco',
  devuelta: 'El banco la devolvió',
  pagada: 'El banco la pagó',
  ocultar: 'Mensaje retirado',
  advertir: 'Advertencia enviada',
  descartar: 'Reporte descartado',
  descartada: 'Reporte descartado',
  atendida: 'Reporte atendido',
  respondida: 'Respondió al banco',
  contestada: 'Respondió a quien preguntó',
  sin_respuesta: 'Se cerró sin responder',
  ganada: 'El banco nos dio la razón',
  perdida: 'El banco se quedó con el dinero',
  no_prestada: 'El operador no llegó: se devuelve todo',
  no_asistio: 'Faltó quien viajaba',
  recibido: 'Quien viaja lo retiró',
  a_cargo: 'Se hizo cargo',
  cuenta_nueva: 'Cambió la cuenta donde se le paga',
  sin_deuda: 'Ya no se le debe nada',
  entregada: 'Volvió a recibir nuestros avisos',
  encendido: 'La empresa pidió intentarlo otra vez',
  borrado: 'La empresa borró esa dirección',
  coincide: 'Ya coincide con el medio de pago',
  resuelta: 'Resuelta',
  cobrada: 'Deuda cobrada',
  castigada: 'Deuda incobrable',
  rebajada: 'La deuda bajó: se canceló una reserva',
  anulada: 'Anulada: la pagó el banco de la tarjeta',
}

/** A line of the timeline, in words; one we have no words for is shown as it is written. */
export const nombreDeHecho = (hecho: string): string =>
  HECHOS[hecho] ?? `${hecho.charAt(0).toUpperCase()}${hecho.slice(1).replaceAll('_', ' ')}`

const HORA_MS = 3_600_000
const DIA_MS = 24 * HORA_MS

/** 'Menos de 1 h', '5 h', '3 días' */
export function formatEspera(ms: number): string {
  if (ms < HORA_MS) return 'Menos de 1 h'
  return ms < 2 * DIA_MS ? `${Math.floor(ms / HORA_MS)} h` : formatCantidad(Math.floor(ms / DIA_MS), 'día', 'días')
}
