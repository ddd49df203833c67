import type { Alerta } from '#contract/alertas.ts'
import { enlaceDeBusqueda, estadoDeAlerta, resumirBusqueda } from '#domain/alertas/alertas.ts'
import type { AlertaRow } from './alertas.db.ts'

export const toAlertaJson = (a: AlertaRow, now: Date): Alerta => ({
  id: a.id,
  estado: estadoDeAlerta(a, now),
  resumen: resumirBusqueda(a.filtros),
  enlace: enlaceDeBusqueda(a.filtros),
  venceEn: a.venceEn.toISOString(),
  avisadaEn: a.avisadaEn?.toISOString() ?? null,
  creadaEn: a.createdAt.toISOString(),
})
