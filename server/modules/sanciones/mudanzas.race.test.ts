import { expect, it } from 'vitest'
import { sumarDias } from '#domain/fechas.ts'
import { setLog } from '#server/platform/log.ts'
import { cancelarReserva, elegirAlternativa, sumPlazasOcupadas } from '#server/modules/reservas/index.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unaExperiencia, unAnfitrion, unaSalida, unId, unUsuario } from '#server/testing/datos.ts'
import {
  leerReserva,
  reservaPagada,
  reservar,
  saldoEnPsp,
  unaOferta,
  unInvitado,
  type Escena,
} from '#server/testing/escenas.ts'
import { sancionesJobs, suspenderOperador, verFichaDeOperador } from './index.ts'

setLog({ sink: () => undefined })

const RONDAS = 6
const EN_DIEZ_DIAS = sumarDias(HOY, 10)

/** Three bookings of two people whose operator is suspended, and a departure of somebody else with room for one of them. */
async function tresYUnLugar(e: Escena, ciudad: string) {
  const oferta = await unaOferta(e, { ciudad, cupos: 20, fecha: EN_DIEZ_DIAS })
  const experiencia = await unaExperiencia(e.db, { ciudad, anfitrionId: (await unAnfitrion(e.db)).id })
  const salida = await unaSalida(e.db, experiencia, { fecha: EN_DIEZ_DIAS, cupos: 3 })
  const reservas = [await reservaPagada(e, oferta), await reservaPagada(e, oferta), await reservaPagada(e, oferta)]
  const { id } = await unUsuario(e.db)
  const ctx = e.ctx({
    tipo: 'sesion',
    contexto: 'admin',
    usuarioId: id,
    sesionId: unId(id),
    anfitrionId: null,
    proveedor: null,
    empresa: null,
    rolesAdmin: ['confianza'],
  })
  const ref = { operadorTipo: 'proveedor', operadorId: oferta.experiencia.proveedorId! }
  const { efecto } = await verFichaDeOperador(ctx, ref)
  await suspenderOperador(ctx, {
    ...ref,
    regla: 'seguridad',
    motivo: 'Salió sin casco',
    modo: 'ofrecer',
    reservas: efecto.reservas,
    monto: efecto.monto,
  })
  await sancionesJobs['sanciones.continuar'](e.ctx())
  await e.settle()
  return { reservas, otra: { experiencia, salida } }
}

const codigos = (fines: PromiseSettledResult<unknown>[]): string[] =>
  fines
    .map((fin) =>
      fin.status === 'fulfilled' ? 'hecho' : ((fin.reason as { code?: string }).code ?? String(fin.reason)),
    )
    .toSorted()

enCadaBase(
  'mudanzas, a la vez',
  (escena) => {
    it('take the last seats once, whoever of several buyers and visitors comes first', async () => {
      const e = escena()
      for (let ronda = 0; ronda < RONDAS; ronda++) {
        const { reservas, otra } = await tresYUnLugar(e, `Aldea ${ronda}`)
        const mudarse = reservas.map(({ id }) =>
          elegirAlternativa(e.ctx(unInvitado({ id })), { id, salidaNuevaId: otra.salida.id }),
        )
        const fines = await Promise.allSettled([...mudarse, reservar(e, otra)])
        expect(codigos(fines)).toEqual(['hecho', 'sin-cupos', 'sin-cupos', 'sin-cupos'])
        expect(await e.database.transaction((tx) => sumPlazasOcupadas(tx, otra.salida.id, e.clock.now))).toBe(2)
        await e.settle()
        expect(await e.invariantes()).toEqual([])
      }
    })

    it('or give the money back, never both', async () => {
      const e = escena()
      for (let ronda = 0; ronda < RONDAS; ronda++) {
        const antes = await saldoEnPsp(e)
        const {
          reservas: [una],
          otra,
        } = await tresYUnLugar(e, `Caleta ${ronda}`)
        const ctx = () => e.ctx(unInvitado(una!))
        const [mudada, devuelta] = await Promise.allSettled([
          elegirAlternativa(ctx(), { id: una!.id, salidaNuevaId: otra.salida.id }),
          cancelarReserva(ctx(), { id: una!.id }),
        ])
        await e.settle()
        const { estado } = await leerReserva(e, una!.id)
        expect([mudada.status, devuelta.status]).toContain('fulfilled')
        // Whoever moved and then cancelled gets it all back as well.
        expect(estado).toBe(devuelta.status === 'fulfilled' ? 'cancelada' : 'confirmada')
        expect((await saldoEnPsp(e)) - antes).toBe(estado === 'cancelada' ? 80_000 : 120_000)
        expect(await e.invariantes()).toEqual([])
      }
    })
  },
  { solo: 'PostgreSQL' },
)
