import { enlaceDeBusqueda, resumirBusqueda } from '#domain/alertas/alertas.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Correo } from '#server/modules/correos/index.ts'
import type { AlertaRow } from './alertas.db.ts'

const A_LA_VISTA = 3

const enlaceDeAlerta = (ctx: Ctx, { id, usuarioId }: AlertaRow): string =>
  ctx.settings.BASE_URL + (usuarioId ? '/alertas' : `/alertas/${ctx.secretos.claveDeEnlace('alerta', id)}`)

export const correoDeConfirmarAlerta = (ctx: Ctx, alerta: AlertaRow): Correo => ({
  para: alerta.email!,
  asunto: 'Confirma que quieres que te avisemos',
  titulo: 'Confirma tu búsqueda guardada',
  parrafos: [
    'Abre el enlace y confírmalo ahí: te avisamos desde ese momento. Si no lo pediste, no hagas nada: se borra solo.',
  ],
  datos: [['Búsqueda', resumirBusqueda(alerta.filtros)]],
  accion: { texto: 'Confirmar mi aviso', enlace: enlaceDeAlerta(ctx, alerta) },
})

export function correoDeHallazgo(
  ctx: Ctx,
  alerta: AlertaRow,
  { para, nombres }: { para: string; nombres: string[] },
): Correo {
  const mas = nombres.length - A_LA_VISTA
  return {
    para,
    asunto:
      nombres.length === 1
        ? 'Apareció una experiencia que buscabas'
        : `Aparecieron ${nombres.length} experiencias que buscabas`,
    titulo: 'Apareció lo que buscabas',
    parrafos: [
      ...nombres.slice(0, A_LA_VISTA),
      ...(mas > 0 ? [mas === 1 ? 'Y una más.' : `Y ${mas} más.`] : []),
      `Para pausar o borrar este aviso: ${enlaceDeAlerta(ctx, alerta)}`,
    ],
    baja: alerta.usuarioId ? { de: 'avisos-alerta', id: alerta.usuarioId } : { de: 'alerta', id: alerta.id },
    datos: [['Búsqueda', resumirBusqueda(alerta.filtros)]],
    accion: { texto: 'Ver lo que apareció', enlace: ctx.settings.BASE_URL + enlaceDeBusqueda(alerta.filtros) },
  }
}
