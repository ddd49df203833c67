import type { Ctx } from '#server/ctx.ts'
import { gastar, leer } from '#server/modules/limites/index.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import { ModeloError, tokensDe, type Modelo } from './modelo.ts'

const CLAVE = 'modelo:tokens'
const DIA = 86_400

/**
 * The model while the day's tokens last, counted in the database for all processes; past them it is out of order, and the built-in assistant answers.
 * What is sent counts before it is sent: it is paid for whatever becomes of the answer.
 */
export function conTope({ db, now }: Pick<Ctx, 'db' | 'now'>, modelo: Modelo): Modelo {
  const sumarTokens = (cuantos: number) => gastar(db, CLAVE, { cuantos, segundos: DIA, now })
  return async (mensajes, herramientas, signal) => {
    const enviados = tokensDe(JSON.stringify([mensajes, herramientas]))
    const { tokensDelModelo } = await reglaDe(db, 'limites', now)
    if ((await leer(db, CLAVE, DIA, now)).cuenta + enviados > tokensDelModelo)
      throw new ModeloError('the tokens of the day are spent')
    await sumarTokens(enviados)
    const dicho = await modelo(mensajes, herramientas, signal)
    if (dicho.tokens > enviados) await sumarTokens(dicho.tokens - enviados)
    return dicho
  }
}

/** What the model cost today, in tokens of all processes, and what it may. */
export async function gastoDelModelo({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<{ tokens: number; tope: number }> {
  const { tokensDelModelo: tope } = await reglaDe(db, 'limites', now)
  return { tokens: (await leer(db, CLAVE, DIA, now)).cuenta, tope }
}
