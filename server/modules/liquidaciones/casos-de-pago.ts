import { ESPERA_MAX_DIAS, esperaDesde } from '#domain/liquidaciones/espera.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { abrirCaso, anotarEnCaso, resolverCaso } from '#server/modules/casos/index.ts'
import type { AbonoRow } from './corridas.db.ts'
import { operadorDe } from './crear-corrida.ts'
import { listCasosSinDeuda, listEsperando } from './liquidaciones.db.ts'

const LOTE = 200

type Operador = Pick<AbonoRow, 'anfitrionId' | 'proveedorId'>

const objetoDe = (operador: Operador) => ({
  objeto: operador.anfitrionId ? 'anfitrion' : 'proveedor',
  objetoId: operadorDe(operador),
})

/** What the bank did with the transfers of a run to operators: one it returned waits for one of us until that operator is paid. */
export async function seguirAbonos(tx: Tx, abonos: readonly AbonoRow[], now: Date): Promise<void> {
  for (const abono of abonos) {
    const caso = { tipo: 'liquidacion' as const, ...objetoDe(abono), now }
    if (abono.estado === 'devuelto')
      await abrirCaso(tx, {
        ...caso,
        titulo: 'El banco devolvió un pago',
        detalle: { monto: abono.monto, corrida: abono.corridaId },
        ...(abono.motivo && { texto: abono.motivo }),
      })
    if (abono.estado === 'pagado')
      await resolverCaso(tx, {
        ...caso,
        actor: null,
        decision: 'pagada',
        detalle: { monto: abono.monto, corrida: abono.corridaId },
      })
  }
}

/** The account that a payment came back from is another one now. */
export const anotarCuentaNueva = (tx: Tx, operador: Operador, now: Date): Promise<void> =>
  anotarEnCaso(tx, { tipo: 'liquidacion', objetoId: operadorDe(operador), actor: null, hecho: 'cuenta_nueva', now })

/** Who could be paid for days and is not, whether we know no account of theirs or nobody made a run; and who is owed nothing any more. */
export async function seguirEsperas(ctx: Ctx): Promise<void> {
  for (let quedan = true; quedan;) {
    const esperan = await listEsperando(ctx.db, { antesDe: esperaDesde(ctx.now), modo: ctx.psp.dinero }, LOTE)
    for (const { anfitrionId, proveedorId, monto, desde, conCuenta } of esperan) {
      const caso = { tipo: 'liquidacion' as const, ...objetoDe({ anfitrionId, proveedorId }), now: ctx.now }
      await ctx.transaction((tx) =>
        abrirCaso(tx, {
          ...caso,
          titulo: `Un pago espera hace más de ${ESPERA_MAX_DIAS} días`,
          detalle: { monto, desde: desde.toISOString(), conCuenta },
        }),
      )
    }
    quedan = esperan.length === LOTE
  }
  for (const { objetoId } of await listCasosSinDeuda(ctx.db, ctx.psp.dinero, LOTE))
    await ctx.transaction((tx) =>
      resolverCaso(tx, { tipo: 'liquidacion', objetoId, actor: null, decision: 'sin_deuda', now: ctx.now }),
    )
}
