import type { Ctx } from '#server/ctx.ts'
import { log } from '#server/platform/log.ts'
import { watchOutside } from '#server/platform/outside.ts'
import { PspUnknownError, type PaymentPort } from '#server/ports.ts'
import { avisarDiferencia } from './ajenos.ts'

const TIPOS = { llave: 'llave_rechazada', clave: 'clave_reusada' } as const

/** The same port. A call that the provider did not take because of our key, or of how it was asked, waits for finanzas: nothing else says that no money moves. */
export function vigilarPsp(psp: PaymentPort, ctx: Pick<Ctx, 'transaction' | 'enqueue'>): PaymentPort {
  const watch = watchOutside('pagos', (error) => error instanceof PspUnknownError && !error.rechazo)
  const vigilada =
    (operacion: string, act: (...args: unknown[]) => Promise<unknown>) =>
    async (...args: unknown[]) => {
      try {
        return await watch(() => act(...args), operacion)
      } catch (error) {
        if (error instanceof PspUnknownError && error.rechazo) await contar(ctx, operacion, error.rechazo)
        throw error
      }
    }
  return Object.fromEntries(
    Object.entries(psp).map(([nombre, parte]) => [
      nombre,
      typeof parte === 'function' && !nombre.endsWith('Evento') ? vigilada(nombre, parte) : parte,
    ]),
  ) as unknown as PaymentPort
}

async function contar(
  ctx: Pick<Ctx, 'transaction' | 'enqueue'>,
  operacion: string,
  rechazo: keyof typeof TIPOS,
): Promise<void> {
  log.error('psp.llamada_rechazada', { operacion, rechazo })
  await ctx.transaction((tx) =>
    avisarDiferencia(ctx, tx, {
      de: 'llamada',
      tipo: TIPOS[rechazo],
      intento: operacion,
      reservaId: null,
      nuestro: 0,
      suyo: 0,
    }),
  )
}
