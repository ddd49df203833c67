import type { Mundo } from '../llamadas.ts'
import type { Preparar, Preparativos } from './preparado.ts'

const retenida: Preparar = async (mundo) => ({ ids: { id: await unaRetencion(mundo) } })

/** What the system of the world's company booked. */
export const deB2b: Preparativos = {
  verReservaB2b: retenida,
  confirmarReservaB2b: retenida,
  cotizarCancelacionB2b: retenida,
  cancelarReservaB2b: retenida,
  verVoucherB2b: async (mundo) => ({ ids: { id: await unaConfirmada(mundo) } }),
}

/** Held by a key, with everything that confirming it asks for. */
async function unaRetencion({ programa, ids, token }: Mundo, clave = token.sistema): Promise<string> {
  const body = {
    experienciaId: ids.experienciaId,
    salidaId: ids.salidaId,
    participantes: { adulto: 1 },
    contacto: { nombre: 'Ana Rojas', email: 'ana@ejemplo.cl', telefono: '+56912345678' },
  }
  const response = await programa.request('POST', '/api/v1/b2b/reservas', { body, token: clave })
  if (response.status !== 201) throw new Error(`no retiene: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { id: string }).id
}

async function unaConfirmada(mundo: Mundo): Promise<string> {
  const id = await unaRetencion(mundo)
  const response = await mundo.programa.request('POST', `/api/v1/b2b/reservas/${id}/confirmar`, {
    body: {},
    token: mundo.token.sistema,
  })
  if (response.status !== 200) throw new Error(`no confirma: ${response.status} ${await response.text()}`)
  return id
}
