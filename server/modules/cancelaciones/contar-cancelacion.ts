import type { RolProveedor } from '#domain/permisos/actor.ts'
import { tieneDerecho } from '#domain/permisos/equipos.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import { enPesos } from '#domain/pesos.ts'
import type { ClaveDeCorreo } from '#domain/usuarios/clases-de-correo.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { encolarCorreo, type Correo } from '#server/modules/correos/index.ts'
import { listQuienesTrabajan } from '#server/modules/equipos/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { quiereAviso } from '#server/modules/usuarios/index.ts'

type Dicho = Pick<Correo, 'titulo' | 'parrafos'>

/** Whoever runs the business hears how it counts, and whom to ask to look again. */
export const contarCancelacion = (
  ctx: Ctx,
  tx: Tx,
  operador: Ofrecida,
  { id, ...cancelacion }: { id: string; escalon: 1 | 2 | 3; porcentaje: number; pausadaHasta: Date | null },
): Promise<void> => contar(ctx, tx, operador, `cancelacion:${id}`, dichoDe(cancelacion))

export const contarPerdon = (
  ctx: Ctx,
  tx: Tx,
  operador: Ofrecida,
  { id, motivo, vuelve, devuelto }: { id: string; motivo: string; vuelve: boolean; devuelto: number },
): Promise<void> =>
  contar(ctx, tx, operador, `cancelacion-perdonada:${id}`, {
    titulo: 'Una de tus cancelaciones ya no cuenta',
    parrafos: [
      `La revisó una persona: ${motivo}`,
      ...(devuelto > 0 ? [`Te devolvemos los ${enPesos(devuelto)} que descontamos, en tu próximo pago.`] : []),
      ...(vuelve ? ['Tus ventas vuelven a estar abiertas.'] : []),
    ],
  })

function dichoDe({
  escalon,
  porcentaje,
  pausadaHasta,
}: {
  escalon: 1 | 2 | 3
  porcentaje: number
  pausadaHasta: Date | null
}): Dicho {
  const revisar =
    'Si fue por algo que nadie podía evitar, escríbenos con lo que lo muestre: lo revisa una persona y, si es así, deja de contar.'
  if (escalon === 1)
    return {
      titulo: 'Cancelaste salidas con reservas',
      parrafos: [
        'Es la primera vez en 90 días y no tiene costo. Con la segunda descontamos entre 10 % y 20 % de cada reserva que se cancele, y con la tercera se pausan tus ventas.',
        revisar,
      ],
    }
  const descuento = `Descontamos de tus próximos pagos el ${porcentaje} % de cada reserva que se cancele por esto; quien elige otra fecha no cuenta.`
  if (!pausadaHasta)
    return {
      titulo: 'Segunda cancelación en 90 días',
      parrafos: [descuento, 'Con una tercera se pausan tus ventas.', revisar],
    }
  const dia = new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'America/Santiago' }).format(pausadaHasta)
  return {
    titulo: 'Tus ventas quedan en pausa',
    parrafos: [
      `Llevas tres cancelaciones o más en 90 días. No se venden cupos nuevos hasta el ${dia}; lo ya vendido se mantiene y tu página se sigue viendo.`,
      descuento,
      revisar,
    ],
  }
}

async function contar(
  ctx: Ctx,
  tx: Tx,
  operador: Ofrecida,
  clave: ClaveDeCorreo,
  { titulo, parrafos }: Dicho,
): Promise<void> {
  const enlace = operador.anfitrionId ? '/anfitrion/salidas' : '/proveedor/salidas'
  for (const { usuarioId, email, papel } of await listQuienesTrabajan(ctx, tx, operador)) {
    if (!tieneDerecho(papel as RolProveedor, 'ventas')) continue
    const suya = `${clave}:${usuarioId}` as const
    await notificar(ctx, tx, {
      usuarioId,
      tipo: 'venta_cambiada',
      clave: suya,
      titulo,
      texto: parrafos[0]!,
      enlace,
      operador,
    })
    if (await quiereAviso(tx, usuarioId, 'venta_cambiada', 'correo'))
      await encolarCorreo(ctx, tx, suya, {
        para: email,
        asunto: titulo,
        titulo,
        parrafos,
        accion: { texto: 'Ver mis cancelaciones', enlace: ctx.settings.BASE_URL + enlace },
      })
  }
}
