import { expect, it } from 'vitest'
import type { Contenido } from '#contract/contenido.ts'
import type { Entrada } from '#contract/reservas.ts'
import type { Manifiesto } from '#contract/suspensiones.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'
import { unaSalida } from '#server/testing/datos.ts'
import { CONTENIDO_COMPLETO } from '#server/testing/ediciones.ts'
import type { Llamante } from '#server/testing/llamadas.ts'
import { CONTACTO, unRevendedor } from '#server/testing/octo-mundo.ts'

const CAPS = 'octo/pickups, octo/questions'
const CONTENIDO: Contenido = {
  ...CONTENIDO_COMPLETO,
  recogida: [
    {
      id: 'feria',
      nombre: 'Feria de Dalcahue',
      direccion: 'Pedro Montt s/n',
      minutosAntes: 40,
      ventanaMinutos: 10,
      lugar: { lat: -42.378, lng: -73.65 },
    },
    {
      id: 'castro',
      nombre: 'Plaza de Castro',
      direccion: 'Blanco 200',
      minutosAntes: 70,
      ventanaMinutos: 0,
      lugar: null,
    },
  ],
  recogidaObligatoria: true,
  preguntas: [
    {
      id: 'dieta',
      titulo: '¿Alguna dieta?',
      ayuda: 'Hay once',
      para: 'reserva',
      tipo: 'texto',
      obligatoria: true,
      alternativas: [],
    },
    {
      id: 'mano',
      titulo: 'Mano que usas',
      ayuda: '',
      para: 'persona',
      tipo: 'opciones',
      obligatoria: true,
      alternativas: ['Derecha', 'Izquierda'],
    },
  ],
}

enCadaMundo('pick-ups and questions, from the editor to the door', (mundo, programa) => {
  async function pedir<T>(method: string, path: string, quien: Llamante, body?: object): Promise<T> {
    const response = await programa().request(method, path, { token: mundo().token[quien], ...(body && { body }) })
    expect([path, response.status < 300 ? 'ok' : await response.clone().text()]).toEqual([path, 'ok'])
    return (await response.json()) as T
  }

  it('are written by the operator, read and answered by a reseller, and on the ticket and the list of who goes', async () => {
    const { db } = programa().database
    const { experienciaId } = await pedir<{ experienciaId: string }>('POST', '/api/provider/experiencias', 'proveedor')
    const edicion = `/api/provider/experiencias/${experienciaId}/edicion`
    const { version } = await pedir<{ version: number }>('PUT', edicion, 'proveedor', {
      version: 1,
      contenido: CONTENIDO,
    })
    const enviada = await pedir<{ version: number }>('POST', `${edicion}/enviar`, 'proveedor', { version })
    await pedir('POST', `/api/admin/experiencias/${experienciaId}/aprobar`, 'admin', { version: enviada.version })
    const { id: opcionId, ...experiencia } = await db
      .selectFrom('experiencias as e')
      .innerJoin('opciones as o', 'o.experienciaId', 'e.id')
      .select(['o.id', 'e.zonaHoraria', 'e.duracionMinutos', 'e.cierreMinutos'])
      .where('e.id', '=', experienciaId)
      .executeTakeFirstOrThrow()
    const fecha = '2026-11-21'
    const salida = await unaSalida(db, { id: experienciaId, opcionId, ...experiencia } as never, { fecha, cupos: 6 })

    const { empresaId } = await db
      .selectFrom('membresias')
      .select('empresaId')
      .where('tipo', '=', 'empresa')
      .executeTakeFirstOrThrow()
    const agencia = await unRevendedor(programa(), { empresaId: empresaId! })
    const octo = async <T>(ruta: string, body?: object) =>
      (await agencia.pedir(ruta, { caps: CAPS, ...(body && { body }) })) as { status: number; body: T }
    const { body: producto } = await octo<object>(`GET /products/${experienciaId}`)
    expect(producto).toMatchObject({
      questions: [
        { id: 'dieta', title: '¿Alguna dieta?', shortDescription: 'Hay once', required: true, inputType: 'text' },
      ],
      options: [
        {
          pickupRequired: true,
          pickupPoints: [
            { id: 'feria', name: 'Feria de Dalcahue', address: 'Pedro Montt s/n', latitude: -42.378 },
            { id: 'castro', latitude: null },
          ],
          units: [
            {
              id: 'adulto',
              questions: [
                { id: 'mano', inputType: 'select', selectOptions: [{ value: 'Derecha' }, { value: 'Izquierda' }] },
              ],
            },
          ],
        },
      ],
    })
    const slot = `${fecha}T10:00:00-03:00`
    const { body: hecha } = await octo<{ id: string; uuid: string; unitItems: { uuid: string }[] }>('POST /bookings', {
      productId: experienciaId,
      optionId: 'DEFAULT',
      availabilityId: slot,
      unitItems: [{ unitId: 'adulto' }, { unitId: 'adulto' }],
    })
    const [ana, luis] = hecha.unitItems
    const confirmar = (body: object) =>
      octo<object>(`POST /bookings/${hecha.uuid}/confirm`, { contact: CONTACTO, ...body })
    const personas = {
      unitItems: [
        { uuid: ana!.uuid, unitId: 'adulto', questionAnswers: [{ questionId: 'mano', value: 'Izquierda' }] },
        { uuid: luis!.uuid, unitId: 'adulto', questionAnswers: [{ questionId: 'mano', value: 'Derecha' }] },
      ],
    }
    const dieta = { questionAnswers: [{ questionId: 'dieta', value: 'Sin mariscos' }] }
    expect((await confirmar({ ...personas, ...dieta })).body).toMatchObject({ error: 'UNPROCESSABLE_ENTITY' })
    expect((await confirmar({ ...personas, pickupRequested: true, pickupPointId: 'castro' })).body).toMatchObject({
      error: 'UNPROCESSABLE_ENTITY',
    })
    expect(
      (await confirmar({ ...personas, ...dieta, pickupRequested: true, pickupPointId: 'castro' })).body,
    ).toMatchObject({
      status: 'CONFIRMED',
      pickupPointId: 'castro',
      pickupPoint: { localDateTime: `${fecha}T08:50:00-03:00` },
    })

    const esperado = {
      recogida: { nombre: 'Plaza de Castro', direccion: 'Blanco 200', hora: `${fecha}T08:50:00-03:00`, hasta: null },
      respuestas: [
        { preguntaId: 'dieta', titulo: '¿Alguna dieta?', persona: null, valor: 'Sin mariscos' },
        { preguntaId: 'mano', titulo: 'Mano que usas', persona: 1, valor: 'Izquierda' },
        { preguntaId: 'mano', titulo: 'Mano que usas', persona: 2, valor: 'Derecha' },
      ],
    }
    expect(await pedir<Entrada>('GET', `/api/reservas/${hecha.id}/entrada`, 'empresa')).toMatchObject(esperado)
    const { reservas } = await pedir<Manifiesto>('GET', `/api/provider/salidas/${salida.id}/manifiesto`, 'proveedor')
    expect(reservas).toMatchObject([{ id: hecha.id, ...esperado }])

    // Changed by whoever sold it, the operator reads it at once.
    expect(
      (
        await octo<object>(`PATCH /bookings/${hecha.uuid}`, {
          pickupPointId: 'feria',
          questionAnswers: [{ questionId: 'dieta', value: 'Vegana' }],
        })
      ).body,
    ).toMatchObject({ pickupPointId: 'feria' })
    const [despues] = (await pedir<Manifiesto>('GET', `/api/provider/salidas/${salida.id}/manifiesto`, 'proveedor'))
      .reservas
    expect([despues!.recogida, despues!.respuestas[0]!.valor]).toEqual([
      {
        nombre: 'Feria de Dalcahue',
        direccion: 'Pedro Montt s/n',
        hora: `${fecha}T09:20:00-03:00`,
        hasta: `${fecha}T09:30:00-03:00`,
      },
      'Vegana',
    ])
  })
})
