import { aprobarCorrida, concluirCorrida, crearCorrida, enviarCorrida } from '#server/modules/liquidaciones/index.ts'
import { pedirTransferencia } from '#server/modules/finanzas/index.ts'
import type { Escena } from './escenas.ts'
import { unaDeFinanzas } from './finanzas.ts'

const CUENTA = {
  titular: 'Ana Rojas',
  rut: '12.345.678-5',
  banco: 'BancoEstado',
  tipoCuenta: 'vista',
  numeroCuenta: '12345678',
  motivo: 'La tarjeta se cerró',
} as const

/** Everything that waits for an account gets one, goes out in one file, and the bank pays it. */
export async function transferir(e: Escena): Promise<void> {
  const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
  for (const { id } of await e.db.selectFrom('transferencias').select('id').where('estado', '=', 'por_pedir').execute())
    await pedirTransferencia(e.ctx(ana), { id, ...CUENTA })
  const corrida = await crearCorrida(e.ctx(ana), { clase: 'devoluciones' })
  await aprobarCorrida(e.ctx(eva), corrida)
  await enviarCorrida(e.ctx(ana), corrida)
  await concluirCorrida(e.ctx(ana), { id: corrida.id, referencia: 'TEF 9' })
}
