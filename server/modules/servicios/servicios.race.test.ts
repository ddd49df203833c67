import { expect, it } from 'vitest'
import { proponerDevolucion } from '#server/modules/finanzas/index.ts'
import {
  atenderSolicitud,
  pagarServicios,
  responderSolicitud,
  verSolicitud,
} from '#server/modules/solicitudes/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { pagarEnPagina, saldoDe, saldoEnPsp } from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import { unaPropuestaDeServicios } from '#server/testing/propuesta-de-servicios.ts'
import { insertCobro, listServicios } from './servicios.db.ts'
import { serviciosJobs } from './index.ts'

setLog({ sink: () => undefined })

const A_LA_VEZ = 8
const veces = <T>(act: () => Promise<T>) => Promise.allSettled(Array.from({ length: A_LA_VEZ }, act))
const hechas = <T>(fines: PromiseSettledResult<T>[]): T[] =>
  fines.flatMap((fin) => (fin.status === 'fulfilled' ? [fin.value] : []))

enCadaBase(
  'services of a proposal, at once',
  (escena) => {
    it('are accepted by card or by transfer, and then paid that way alone, twice each at once', async () => {
      const e = escena()
      for (let ronda = 0; ronda < 4; ronda++) {
        const antes = [await saldoDe(e, 'psp'), await saldoDe(e, 'banco')]
        const { id, actor } = await unaPropuestaDeServicios(e, { formaPago: null })
        const aceptadas = hechas(
          await Promise.allSettled(
            [...Array(A_LA_VEZ).keys()].map((n) =>
              responderSolicitud(e.ctx(actor), {
                id,
                acto: 'aceptar',
                formaPago: n % 2 === ronda % 2 ? 'tarjeta' : 'transferencia',
              }),
            ),
          ),
        )
        expect(aceptadas).toHaveLength(1)
        const finanzas = await unaDeFinanzas(e.db)
        const [conTarjeta, porTransferencia] = await Promise.all([
          veces(() => pagarServicios(e.ctx(actor), { id })),
          veces(() => atenderSolicitud(e.ctx(finanzas), { id, acto: 'transferencia_recibida' })),
        ])
        const paginas = new Set(hechas(conTarjeta).map(({ url }) => url.split('/').at(-1)!))
        expect(paginas.size + hechas(porTransferencia).length).toBe(1)
        await Promise.all([...paginas].flatMap((pagina) => [pagarEnPagina(e, pagina), pagarEnPagina(e, pagina)]))
        const cobro = await e.db
          .selectFrom('cobrosServicios as c')
          .innerJoin('propuestas as p', 'p.id', 'c.propuestaId')
          .select('c.id')
          .where('p.solicitudId', '=', id)
          .executeTakeFirst()
        if (cobro) await veces(() => serviciosJobs['servicios.revisar'](e.ctx(), cobro))
        await e.settle()
        expect([await saldoDe(e, 'psp'), await saldoDe(e, 'banco')]).toEqual(
          aceptadas[0]!.formaPago === 'tarjeta' ? [antes[0]! + 150_000, antes[1]] : [antes[0], antes[1]! + 150_000],
        )
        expect(await saldoEnPsp(e)).toBe(await saldoDe(e, 'psp'))
        expect(
          (await verSolicitud(e.ctx(actor), { id })).hitos.filter(
            ({ tipo }) => tipo === 'servicios_pagados' || tipo === 'pagada',
          ),
        ).toHaveLength(1)
      }
    })

    it('are given back once, however many ask for the rest of it at once', async () => {
      const e = escena()
      const { id, numero, actor } = await unaPropuestaDeServicios(e)
      await pagarEnPagina(e, (await pagarServicios(e.ctx(actor), { id })).url.split('/').at(-1)!)
      await e.settle()
      const finanzas = await unaDeFinanzas(e.db)
      expect(
        hechas(
          await veces(() =>
            proponerDevolucion(e.ctx(finanzas), {
              reserva: `THC-${numero}`,
              monto: 150_000,
              motivo: 'El bus no llegó',
            }),
          ),
        ),
      ).toHaveLength(1)
      await e.settle()
      expect([await saldoDe(e, 'psp'), await saldoEnPsp(e), await saldoDe(e, 'comision')]).toEqual([0, 0, 0])
    })

    it('have one open charge even where nothing is locked: the table says no', async () => {
      const e = escena()
      const { id } = await unaPropuestaDeServicios(e)
      const { id: propuestaId } = await e.db
        .selectFrom('propuestas')
        .select('id')
        .where('solicitudId', '=', id)
        .executeTakeFirstOrThrow()
      expect(await listServicios(e.db, propuestaId)).toHaveLength(2)
      const abrir = () =>
        e.database.transaction((tx) =>
          insertCobro(tx, {
            id: crypto.randomUUID(),
            propuestaId,
            monto: 150_000,
            estado: 'creado',
            tocadoEn: e.clock.now,
            createdAt: e.clock.now,
          }),
        )
      expect(hechas(await veces(abrir))).toHaveLength(1)
    })
  },
  { solo: 'PostgreSQL' },
)
