import { AHORA } from './datos.ts'
import {
  deReserva,
  loginDe,
  muestra,
  quienPuede,
  type Envio,
  type Llamada,
  type Mundo,
  type Quien,
} from './llamadas.ts'
import { preparar } from './preparativos/index.ts'

const NADIE = '00000000-0000-4000-8000-000000000000'

let nuevas = 0

/** Ways to make the call that may succeed: on a reserva of each state, once with an Idempotency-Key. */
export async function intentosDe(mundo: Mundo, llamada: Llamada): Promise<Envio[]> {
  const { call, params, fields, name } = llamada
  const quien = quienPuede(call)
  const compradora = quien === 'proveedor' || quien === 'admin' || quien === 'sistema' ? 'viajera' : quien
  const { reservas, codigo } = deReserva(llamada)
    ? await pendienteYConfirmada(mundo, compradora)
    : { reservas: [NADIE, NADIE], codigo: 'NADIE' }
  const preparado = await preparar(mundo, name)
  return reservas.map((id, i) => {
    const email: Record<string, string> =
      call.status === 201 && fields.some(([key]) => key === 'password') ? { email: `nueva${++nuevas}@mundo.cl` } : {}
    const ids: Record<string, string> = {
      ...mundo.ids,
      ...deSuNombre(call.route, mundo.ids),
      reservaId: id,
      codigo,
      ...email,
      ...loginDe(call),
      ...preparado.ids,
    }
    const own = Object.fromEntries(
      params.map((key) => [key, preparado.ids[key] ?? (call.route.includes('/reservas/') ? id : (ids[key] ?? NADIE))]),
    )
    return {
      params: own,
      campos: muestra(fields, ids),
      token: preparado.token ?? (quien ? mundo.token[quien] : undefined),
      headers: { ...preparado.headers, ...(i === 1 && { 'idempotency-key': `clave-${name}-${id}` }) },
    }
  })
}

async function pendienteYConfirmada(
  mundo: Mundo,
  compradora: Quien | null,
): Promise<{ reservas: string[]; codigo: string }> {
  const { db } = mundo.programa.database
  const [pendiente, confirmada] = [await mundo.reservar(compradora), await mundo.reservar(compradora)]
  await db
    .updateTable('reservas')
    .set({ estado: 'confirmada', estadoPago: 'pagado', confirmadaEn: AHORA, estadoLiquidacion: 'retenida' })
    .where('id', '=', confirmada.id)
    .execute()
  const { codigo } = await db
    .selectFrom('reservas')
    .select('codigo')
    .where('id', '=', pendiente.id)
    .executeTakeFirstOrThrow()
  return { reservas: [pendiente.id, confirmada.id], codigo }
}

/** `/experiencias/:id` → the experiencia of this world. */
const deSuNombre = (route: string, ids: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    [...route.matchAll(/\/(\w+)\/:(\w+)/g)].map(([, noun = '', param = '']) => [
      param,
      ids[param === 'slug' ? 'slug' : noun] ?? NADIE,
    ]),
  )
