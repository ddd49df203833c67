import type { Sitio } from '#contract/sitio.ts'
import { puedePublicarRegla } from '#domain/permisos/reglas.ts'
import { primerasDe } from '#domain/reglas/primeras.ts'
import { completo } from '#domain/reglas/vigente.ts'
import type { DatosDelSitio } from '#domain/sitio/datos.ts'
import type { Ctx } from '#server/ctx.ts'
import { guardarLogoDelSitio } from '#server/modules/fotos/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { versionesDe } from '#server/modules/reglas/index.ts'
import { leerSitio } from '#server/modules/sitio/index.ts'
import { refuse } from '#server/refusal.ts'
import { publicarRegla } from './publicar-regla.ts'

const POR_HORA = { max: 30, segundos: 3600 }

/** Shown at once, by a version as any other of these data; those before stay, for the pages that others still have open. */
export async function subirLogoDelSitio(ctx: Ctx): Promise<Sitio> {
  const autor = quien(ctx)
  await contar(ctx.db, `subidas:${autor}`, POR_HORA, ctx.now)
  // Before its files are kept: none of them would go away again.
  await ultimaSinEsperar(ctx)
  return ponerLogo(ctx, await guardarLogoDelSitio(ctx, ctx.cuerpo ?? new Uint8Array(), autor), 'Logo nuevo')
}

export async function quitarLogoDelSitio(ctx: Ctx): Promise<Sitio> {
  quien(ctx)
  return ponerLogo(ctx, '', 'Sin logo')
}

function quien({ actor }: Ctx): string {
  if (actor.tipo !== 'sesion' || !puedePublicarRegla(actor, 'sitio')) refuse('sin-permiso')
  return actor.usuarioId
}

async function ponerLogo(ctx: Ctx, logo: string, motivo: string): Promise<Sitio> {
  const ultima = await ultimaSinEsperar(ctx)
  const contenido = completo('sitio', (ultima?.contenido ?? primerasDe(ctx.settings.DEMO).sitio) as DatosDelSitio)
  if (contenido.logo !== logo)
    await publicarRegla(ctx, {
      clase: 'sitio',
      contenido: { ...contenido, logo },
      motivo,
      parteDe: ultima?.version ?? 1,
      vigenteDesde: undefined,
    })
  return leerSitio(ctx)
}

async function ultimaSinEsperar(ctx: Ctx) {
  const ultima = (await versionesDe(ctx.db, 'sitio')).at(-1)
  // A logo added to one of later would be there before its time.
  if (ultima && ultima.desde > ctx.now) refuse('transicion-no-permitida')
  return ultima
}
