import type { EstadoProveedor } from '#contract/proveedores.ts'

export type EventoOperador =
  | 'enviar'
  | 'tomar'
  | 'observar'
  | 'aprobar'
  | 'rechazar'
  | 'vencer_documento'
  | 'renovar_documento'
  | 'pausar'
  | 'pausar_por_cancelar'
  | 'reanudar'
  | 'suspender'
  | 'levantar'
  | 'dar_de_baja'
  | 'volver'
  | 'apelar'

const DECIDIR = { observar: 'Observado', aprobar: 'Activo', rechazar: 'Rechazado' } as const

/** Whoever offers may always stop: what else is under way is asked apart (baja.ts). */
const CERRAR = { dar_de_baja: 'Baja' } as const

const TABLA: Record<EstadoProveedor, Partial<Record<EventoOperador, EstadoProveedor>>> = {
  Borrador: { enviar: 'Enviado', ...CERRAR },
  Enviado: { tomar: 'En revisión', ...DECIDIR, ...CERRAR },
  'En revisión': { ...DECIDIR, ...CERRAR },
  Observado: { enviar: 'Enviado', ...CERRAR },
  Activo: {
    vencer_documento: 'Documento vencido',
    pausar: 'Pausado',
    pausar_por_cancelar: 'Pausado',
    suspender: 'Suspendido',
    ...CERRAR,
  },
  'Documento vencido': {
    renovar_documento: 'Activo',
    pausar_por_cancelar: 'Pausado',
    suspender: 'Suspendido',
    ...CERRAR,
  },
  Pausado: { reanudar: 'Activo', suspender: 'Suspendido', ...CERRAR },
  Suspendido: { levantar: 'Activo', ...CERRAR },
  Rechazado: { apelar: 'En revisión', ...CERRAR },
  // A host who closed may begin anew, with another review; a company registers again.
  Baja: { volver: 'Borrador' },
}

/** Of hosts and providers alike. Null where the state does not allow it. */
export function siguienteEstadoOperador(estado: EstadoProveedor, evento: EventoOperador): EstadoProveedor | null {
  return TABLA[estado][evento] ?? null
}

/** What was declared may be changed: not while somebody of ours looks at it, nor once it is over. */
export const esEditable = (estado: EstadoProveedor): boolean => estado === 'Borrador' || estado === 'Observado'
/** Renewals and what travellers read go on while selling. */
export const estaEnMarcha = (estado: EstadoProveedor): boolean =>
  estado === 'Activo' || estado === 'Documento vencido' || estado === 'Pausado'
export const esperaRevision = (estado: EstadoProveedor): boolean => estado === 'Enviado' || estado === 'En revisión'
