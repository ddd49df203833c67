import { celdaCsv } from '#domain/privacidad/csv.ts'
import { puedeVerFinanzas } from '#domain/permisos/finanzas.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { quien } from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'
import { findCorrida, listAbonos } from './corridas.db.ts'

const COLUMNAS = ['rut', 'titular', 'banco', 'tipo_cuenta', 'numero_cuenta', 'monto', 'glosa']

/** Only what two people agreed on goes to the bank. */
export async function descargarArchivoDeBanco(ctx: Ctx, { id }: { id: string }): Promise<string> {
  if (!puedeVerFinanzas(ctx.actor)) refuse('sin-permiso')
  const corrida = (esUuid(id) ? await findCorrida(ctx.db, id) : undefined) ?? refuse('corrida-desconocida')
  if (corrida.estado === 'borrador') refuse('transicion-no-permitida')
  const abonos = (await listAbonos(ctx.db, id)).filter(({ estado }) => estado !== 'retirado')
  await anotar(ctx.db, { actor: quien(ctx), accion: 'descargar_archivo', objeto: 'corrida', objetoId: id, detalle: { abonos: abonos.length }, now: ctx.now })
  const lineas = abonos.map((a) => [...[a.rut, a.titular, a.banco, a.tipoCuenta, a.numeroCuenta].map(celdaCsv), String(a.monto), celdaCsv(`Liquidacion ${corrida.numero}`)])
  return [COLUMNAS, ...lineas].map((celdas) => `${celdas.join(',')}\r\n`).join('')
}
