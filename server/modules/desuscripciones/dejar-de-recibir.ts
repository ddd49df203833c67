import type { BajaDeCorreo, Desuscripcion } from '#contract/desuscripciones.ts'
import type { Ctx } from '#server/ctx.ts'
import { usarEnlaceDeAlerta, verEnlaceDeAlerta } from '#server/modules/alertas/index.ts'
import { usarEnlaceDeEspera, verEnlaceDeEspera } from '#server/modules/espera/index.ts'
import { quiereAviso, savePreferenciasAviso, tieneCuenta } from '#server/modules/usuarios/index.ts'
import { Refusal, refuse } from '#server/refusal.ts'

interface Enlace {
  de: BajaDeCorreo
  clave: string
}

interface Acto {
  recibe(): Promise<boolean>
  dejar(): Promise<unknown>
}

/** What opening the link shows: a program that scans mail opens it too. */
export const verDesuscripcion = async (ctx: Ctx, enlace: Enlace): Promise<Desuscripcion> => ({
  de: enlace.de,
  recibe: await actoDe(ctx, enlace).recibe(),
})

/** One call, by whoever reads mail for that person (RFC 8058) or by their own press: no more mails like that one. */
export async function dejarDeRecibir(ctx: Ctx, enlace: Enlace): Promise<Desuscripcion> {
  const acto = actoDe(ctx, enlace)
  if (await acto.recibe()) await acto.dejar()
  return { de: enlace.de, recibe: false }
}

function actoDe(ctx: Ctx, { de, clave }: Enlace): Acto {
  const id = ctx.secretos.idDeEnlace(de, clave) ?? refuse('baja-desconocida')
  if (de === 'alerta')
    return {
      recibe: () => siQueda(async () => (await verEnlaceDeAlerta(ctx, { clave })).estado === 'activa'),
      dejar: () => usarEnlaceDeAlerta(ctx, { clave, acto: 'pausar' }),
    }
  if (de === 'espera')
    return {
      recibe: () => siQueda(async () => (await verEnlaceDeEspera(ctx, { clave })).puedeRetirarse),
      dejar: () => usarEnlaceDeEspera(ctx, { clave, acto: 'retirar' }),
    }
  const tipo = de === 'avisos-alerta' ? 'alerta' : 'espera'
  return {
    recibe: async () => (await tieneCuenta(ctx.db, id)) && (await quiereAviso(ctx.db, id, tipo, 'correo')),
    dejar: () =>
      ctx.transaction((tx) => savePreferenciasAviso(tx, id, [{ tipo, canal: 'correo', activo: false }], ctx.now)),
  }
}

/** What was deleted since sends nothing any more. */
async function siQueda(recibe: () => Promise<boolean>): Promise<boolean> {
  try {
    return await recibe()
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'alerta-desconocida' || error.code === 'espera-desconocida'))
      return false
    throw error
  }
}
