import { archivoDeBanco } from '#domain/pagos/archivo-de-banco.ts'
import { puedeVerFinanzas } from '#domain/permisos/finanzas.ts'
import { esUuid } from '#domain/identificador.ts'
import { tieneArchivo, type EstadoCorrida } from '#domain/reservas/estados.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { quien } from '#server/modules/reservas/index.ts'
import { abrirCuenta } from '#server/modules/secretos/index.ts'
import { refuse } from '#server/refusal.ts'
import { findCorrida, listAbonos } from './corridas.db.ts'
import { destinoDe } from './ver-corrida.ts'

/** As long as the banks' field for it: enough to tell the transfers of one run apart. */
const REFERENCIA = 8

/** Only what two people agreed on and the ledger has as sent goes to the bank. */
export async function descargarArchivoDeBanco(ctx: Ctx, { id }: { id: string }): Promise<string> {
  if (!puedeVerFinanzas(ctx.actor)) refuse('sin-permiso')
  const corrida = (esUuid(id) ? await findCorrida(ctx.db, id) : undefined) ?? refuse('corrida-desconocida')
  if (!tieneArchivo(corrida.estado as EstadoCorrida)) refuse('transicion-no-permitida')
  if (destinoDe(ctx, corrida) !== 'banco') refuse('dinero-de-prueba')
  const abonos = (await listAbonos(ctx.db, id)).filter(({ estado }) => estado !== 'retirado')
  await anotar(ctx.db, {
    actor: quien(ctx),
    accion: 'descargar_archivo',
    objeto: 'corrida',
    objetoId: id,
    detalle: { abonos: abonos.length },
    now: ctx.now,
  })
  const glosa = `${corrida.clase === 'operadores' ? 'Liquidacion' : 'Devolucion'} ${corrida.numero}`
  return archivoDeBanco(
    abonos.map(({ id: abonoId, titular, banco, tipoCuenta, monto, ...guardada }) => ({
      ...abrirCuenta(ctx.secretos, guardada),
      titular,
      banco,
      tipoCuenta,
      monto,
      glosa,
      referencia: abonoId.slice(0, REFERENCIA),
    })),
  )
}
