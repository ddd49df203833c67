import { leerReserva, saldoDe, type Escena } from './escenas.ts'

const ABIERTOS = ['creado', 'requiere_accion', 'procesando', 'desconocido']

/** At rest, every peso the provider took is a booking or went back, and the ledger says the same. What is wrong, in words. */
export async function faltasDeDinero(escena: Escena, reservas: { id: string; total: number }[]): Promise<string[]> {
  const faltas = (await escena.invariantes()).map(({ invariante, caso }) => `${invariante} ${caso}`)
  const cargos = (await escena.comprador.charges.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 })).filter(
    ({ paid }) => paid,
  )
  for (const { id, total } of reservas) {
    const { estado, estadoPago } = await leerReserva(escena, id)
    const propios = cargos.filter(({ metadata }) => metadata.reserva_id === id)
    const queda = suma(propios.map((cargo) => cargo.amount_captured - cargo.amount_refunded))
    const debe = estado === 'confirmada' || estado === 'pagada' ? total : 0
    if (queda !== debe) faltas.push(`${estado} keeps ${queda} of ${total}`)
    if (propios.filter((cargo) => !cargo.refunded).length > 1) faltas.push(`${estado} was charged twice`)
    if (estado === 'pendiente' || estadoPago === 'desconocido' || estadoPago === 'reembolso_pendiente')
      faltas.push(`at rest as ${estado}, ${estadoPago}`)
  }
  const abiertos = await escena.db.selectFrom('pagos').select('estado').where('estado', 'in', ABIERTOS).execute()
  if (abiertos.length > 0) faltas.push(`${abiertos.length} attempts never ended`)
  const enPsp = suma(cargos.map((cargo) => cargo.amount_captured - cargo.amount_refunded))
  const enLibro = await saldoDe(escena, 'psp')
  if (enLibro !== enPsp) faltas.push(`the ledger has ${enLibro} at the provider, who has ${enPsp}`)
  return faltas
}

const suma = (montos: number[]): number => montos.reduce((total, monto) => total + monto, 0)
