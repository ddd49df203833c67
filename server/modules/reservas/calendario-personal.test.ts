import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import type { Actor } from '#server/ctx.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaSalida, unUsuario } from '#server/testing/datos.ts'
import { reservaPagada, unaOferta, type Escena } from '#server/testing/escenas.ts'
import {
  borrarCalendarioPersonal,
  crearCalendarioPersonal,
  verCalendarioPersonal,
} from '#server/modules/calendarios/index.ts'
import { cancelarReserva, leerCalendarioPersonal } from './index.ts'

setLog({ sink: () => undefined })

const sesion = (usuarioId: string): Actor => ({
  tipo: 'sesion',
  contexto: 'cliente',
  usuarioId,
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
})
const direccion = (url: string): string => url.split('/').at(-1)!
const leer = (e: Escena, url: string) => leerCalendarioPersonal(e.ctx(), { calendario: direccion(url) })

enCadaBase('calendario personal', (escena) => {
  it('shows every booking of the person at the wall time of its place, the cancelled ones as such, and nobody else’s', async () => {
    const e = escena()
    const [ana, berta] = [await unUsuario(e.db), await unUsuario(e.db)]
    const verano = await unaOferta(e, { fecha: '2026-12-01' })
    const invierno = await unaSalida(e.db, verano.experiencia, { fecha: '2027-06-01' })
    const primera = await reservaPagada(e, verano, { actor: sesion(ana.id) })
    await reservaPagada(e, { experiencia: verano.experiencia, salida: invierno }, { actor: sesion(ana.id) })
    await reservaPagada(e, verano, { actor: sesion(berta.id) })
    await cancelarReserva(e.ctx(sesion(ana.id)), { id: primera.id })
    const { url } = await crearCalendarioPersonal(e.ctx(sesion(ana.id)))
    const calendario = new ICAL.Component(ICAL.parse(await leer(e, url)) as unknown as string)
    const eventos = calendario.getAllSubcomponents('vevent')
    expect(eventos.map((evento) => evento.getFirstPropertyValue('status'))).toEqual(['CANCELLED', 'CONFIRMED'])
    expect(eventos.map((evento) => new ICAL.Event(evento).startDate.toString())).toEqual([
      '2026-12-01T10:00:00',
      '2027-06-01T10:00:00',
    ])
    for (const zona of calendario.getAllSubcomponents('vtimezone'))
      ICAL.TimezoneService.register(new ICAL.Timezone(zona))
    expect(eventos.map((evento) => new ICAL.Event(evento).startDate.toJSDate().toISOString())).toEqual([
      '2026-12-01T13:00:00.000Z',
      '2027-06-01T14:00:00.000Z',
    ])
  })

  it('stops working when a new address is made, and when it is ended', async () => {
    const e = escena()
    const ana = await unUsuario(e.db)
    const actor = e.ctx(sesion(ana.id))
    const { url } = await crearCalendarioPersonal(actor)
    const { url: nueva } = await crearCalendarioPersonal(actor)
    await expect(leer(e, url)).rejects.toMatchObject({ code: 'calendario-desconocido' })
    expect(await leer(e, nueva)).toContain('BEGIN:VCALENDAR')
    expect(await verCalendarioPersonal(actor)).toMatchObject({ activo: true })
    await borrarCalendarioPersonal(actor)
    await expect(leer(e, nueva)).rejects.toMatchObject({ code: 'calendario-desconocido' })
    expect(await verCalendarioPersonal(actor)).toEqual({ activo: false, creadoEn: null })
    expect(JSON.stringify(await e.db.selectFrom('calendarios').selectAll().execute())).not.toContain(
      direccion(nueva).replace('.ics', ''),
    )
  })
})
