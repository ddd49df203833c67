import type { Input } from '#contract/call.ts'
import type { Perfil, perfil } from '#contract/perfil.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { consentir, listConsentimientos, savePreferenciasAviso, updateUsuario } from '#server/modules/usuarios/index.ts'
import { quienPregunta } from './quien-pregunta.ts'
import { perfilDe } from './ver-perfil.ts'

export const guardarDatos = (
  ctx: Ctx,
  { nombre, apellido, telefono, paisResidencia, idioma }: Input<typeof perfil.guardarDatos>,
): Promise<Perfil> =>
  guardar(ctx, (tx, id) =>
    updateUsuario(
      tx,
      id,
      {
        nombre,
        apellido: apellido || null,
        telefono: telefono ?? null,
        paisResidencia: paisResidencia ?? null,
        idioma: idioma ?? null,
      },
      ctx.now,
    ),
  )

export const guardarPreferencias = (
  ctx: Ctx,
  preferencias: Input<typeof perfil.guardarPreferencias>,
): Promise<Perfil> =>
  guardar(ctx, (tx, id) => updateUsuario(tx, id, { perfilPreferencias: JSON.stringify(preferencias) }, ctx.now))

type Elegidos = Input<typeof perfil.guardarAvisos>['avisos']

/** The last word on a notice that is named twice is the one that counts. */
export const guardarAvisos = (ctx: Ctx, { avisos }: Input<typeof perfil.guardarAvisos>): Promise<Perfil> =>
  guardar(ctx, (tx, id) => savePreferenciasAviso(tx, id, ultimos(avisos), ctx.now))

export const ultimos = (avisos: Elegidos): Elegidos => [
  ...new Map(avisos.map((aviso) => [`${aviso.tipo} ${aviso.canal}`, aviso])).values(),
]

/** Saying again what holds already adds no line to the ledger. */
export const guardarConsentimiento = (
  ctx: Ctx,
  { tipo, otorgado }: Input<typeof perfil.guardarConsentimiento>,
): Promise<Perfil> =>
  guardar(ctx, async (tx, id) => {
    const actual = (await listConsentimientos(tx, id)).find((c) => c.tipo === tipo)?.otorgado ?? false
    if (actual !== otorgado) await consentir(ctx, tx, id, tipo, otorgado)
  })

function guardar(ctx: Ctx, act: (tx: Tx, usuarioId: string) => Promise<void>): Promise<Perfil> {
  const usuarioId = quienPregunta(ctx)
  return ctx.transaction(async (tx) => {
    await act(tx, usuarioId)
    return perfilDe(ctx, tx)
  })
}
