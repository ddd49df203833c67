import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Alternativa } from '#contract/alternativas.ts'
import type { Salida } from '#contract/experiencias.ts'
import type { Reserva } from '#contract/reservas.ts'
import { sumarDias } from '#domain/fechas.ts'
import { formatPesos } from '#web/ui/formato.ts'
import { TARJETA } from './compra.ts'
import { pedirEn } from './pedir.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitioConReloj, type SitioConReloj } from './sitio-con-reloj.ts'
import { CELULAR, desborde, ESCRITORIO, revisarAccesibilidad } from './sitio.ts'

const SUYA = 'santa-cruz-carreta-y-parrones'
const VECINA = 'santa-cruz-lagar-y-chicha-de-uva'
const DOS_DIAS_MS = 2 * 86_400_000

let sitio: SitioConReloj
beforeAll(async () => {
  sitio = await abrirSitioConReloj()
})
afterAll(() => sitio?.cerrar())
const pedir = pedirEn(() => sitio)

type Comprada = Reserva & { clave: string }

async function comprar(salida: Salida & { experienciaId: string }, email: string): Promise<Comprada> {
  const reserva = await pedir<Comprada>('POST', '/api/reservas', undefined, {
    experienciaId: salida.experienciaId,
    salidaId: salida.id,
    participantes: { adulto: 1 },
    contacto: { nombre: 'Rosa Mamani', email, telefono: '+56912345678' },
  })
  const suya = { 'x-reserva-clave': reserva.clave }
  const { id, clientSecret } = await pedir<{ id: string; clientSecret: string }>(
    'POST',
    '/api/create-payment-intent',
    undefined,
    { reservaId: reserva.id, aceptaTerminos: true },
    suya,
  )
  const tarjeta = {
    numero: TARJETA.aceptada.replaceAll(' ', ''),
    vencimiento: '12/34',
    cvc: '123',
    nombre: 'Rosa Mamani',
    pi: id,
    client_secret: clientSecret,
  }
  await fetch(`${sitio.base}/sandbox/stripe/tarjeta`, {
    method: 'POST',
    body: new URLSearchParams(tarjeta),
    headers: { accept: 'application/json' },
  })
  await pedir('POST', `/api/reservas/${reserva.id}/revisar-pago`, undefined, {}, suya)
  return reserva
}

/** A departure in the coming weeks that has one of the neighbour's within two days. */
async function unaSalida(): Promise<Salida & { experienciaId: string; proveedor: string }> {
  const de = (slug: string) =>
    pedir<Salida[]>(
      'GET',
      `/api/v1/experiencias/${slug}/disponibilidad?desde=${sumarDias(hoy, 5)}&hasta=${sumarDias(hoy, 40)}&participantes=4`,
    )
  const hoy = sitio.ahora().toISOString().slice(0, 10)
  const { id, proveedor } = await pedir<{ id: string; proveedor: { slug: string } }>(
    'GET',
    `/api/v1/experiencias/${SUYA}`,
  )
  const [suyas, vecinas] = [await de(SUYA), await de(VECINA)]
  const salida = suyas.find(({ inicio }) =>
    vecinas.some((otra) => Math.abs(Date.parse(otra.inicio) - Date.parse(inicio)) < DOS_DIAS_MS),
  )
  return { ...salida!, experienciaId: id, proveedor: proveedor.slug }
}

// Who was suspended stays so: there is no second try.
it(
  'suspends an operator: one traveller goes with another, the one who says nothing gets everything back',
  { retry: 0 },
  async () => {
    const salida = await unaSalida()
    const [una, dos] = [await comprar(salida, 'una@ejemplo.cl'), await comprar(salida, 'dos@ejemplo.cl')]
    const { id } = await pedir<{ id: string }>('GET', `/api/v1/proveedores/slug/${salida.proveedor}`)
    const admin = await visitaDe(sitio, 'admin@demo.cl', ESCRITORIO, 'admin')
    await admin.page.goto(`/admin/operadores/proveedor/${id}`)
    await admin.page.getByRole('button', { name: 'Suspender' }).click()
    await admin.page.getByRole('radio', { name: 'Ofrecer antes otra salida' }).waitFor()
    await admin.page.getByText(/reservas tienen hoy una salida parecida de otro operador, sin pagar más/).waitFor()
    expect([await revisarAccesibilidad(admin.page), await desborde(admin.page)]).toEqual([[], 0])
    await admin.page.getByRole('textbox', { name: 'Motivo' }).fill('El permiso municipal está vencido')
    await admin.page.getByRole('button', { name: 'Sí, suspender y ofrecer otra salida' }).click()
    await admin.page
      .getByText(/^Eligen entre otra salida y su devolución: \d+ viajeros, a más tardar el/)
      .waitFor({ timeout: 60_000 })
    const avisados = async () => {
      const correos = await sitio.correos()
      return ['una@ejemplo.cl', 'dos@ejemplo.cl'].filter((email) =>
        correos.some((correo) => correo.includes(email) && correo.includes('Elige otra salida')),
      )
    }
    await expect.poll(avisados, { timeout: 60_000 }).toHaveLength(2)

    const viajera = await sitio.visita(CELULAR)
    await viajera.page.goto(`/mis-entradas/${una.codigo}?clave=${una.clave}`)
    await viajera.page.getByText('La salida se canceló porque suspendimos a su operador').waitFor()
    await viajera.page.getByRole('button', { name: 'Elegir otra salida' }).click()
    const [primera] = await pedir<Alternativa[]>('GET', `/api/reservas/${una.id}/alternativas`, undefined, undefined, {
      'x-reserva-clave': una.clave,
    })
    expect(primera).toMatchObject({ slug: VECINA, devuelve: una.total - primera!.total })
    await viajera.page
      .getByText(`Cuesta ${formatPesos(primera!.total)}: te devolvemos ${formatPesos(primera!.devuelve)}`)
      .first()
      .waitFor()
    expect([await revisarAccesibilidad(viajera.page), await desborde(viajera.page)]).toEqual([[], 0])
    await viajera.page.getByRole('radio', { name: primera!.nombreExperiencia }).first().check({ force: true })
    await viajera.page.getByRole('button', { name: 'Ir con este operador' }).click()
    await viajera.page.getByRole('dialog').waitFor({ state: 'hidden' })
    await viajera.page.getByRole('heading', { name: primera!.nombreExperiencia }).first().waitFor()

    const leer = ({ id: reservaId, clave }: Comprada) =>
      pedir<Reserva>('GET', `/api/reservas/${reservaId}`, undefined, undefined, { 'x-reserva-clave': clave })
    expect(await leer(dos)).toMatchObject({ estado: 'confirmada', suspension: { motivo: 'operador_suspendido' } })
    sitio.irA(new Date(sitio.ahora().getTime() + DOS_DIAS_MS + 60_000))
    await sitio.trabajar('sanciones.continuar')
    await expect
      .poll(
        async () => {
          const { estado, reembolso } = await leer(dos)
          return [estado, reembolso?.monto]
        },
        { timeout: 60_000 },
      )
      .toEqual(['cancelada', dos.total])
    expect(await leer(una)).toMatchObject({
      estado: 'confirmada',
      salidaId: primera!.salidaId,
      rebaja: primera!.devuelve,
      suspension: null,
    })
    // Two days later the session of whoever decided has ended.
    const despues = await visitaDe(sitio, 'admin@demo.cl', ESCRITORIO, 'admin')
    await despues.page.goto(`/admin/operadores/proveedor/${id}`)
    await despues.page.getByText(/^Se cambiaron de operador 1 reserva por \$/).waitFor()
    expect([await revisarAccesibilidad(despues.page), await desborde(despues.page)]).toEqual([[], 0])
    await despues.page.goto('/admin/finanzas/libro')
    await despues.page.getByText(/^El libro suma \$0 en/).waitFor()
    expect([...admin.problemas, ...viajera.problemas, ...despues.problemas]).toEqual([])
    await admin.cerrar()
    await despues.cerrar()
    await viajera.cerrar()
  },
)
