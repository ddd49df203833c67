import { join } from 'node:path'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { openPglite } from '#server/platform/db.ts'
import { enlaceDe, esperarCarta } from './cartas.ts'
import { buscar, elegirFecha, escribirDatos, escribirTarjeta, pagar, TARJETA } from './compra.ts'
import { abrirSitio, CELULAR, desborde, revisarAccesibilidad, type Sitio } from './sitio.ts'

const CLAVE = 'Cordillera-verde-88'
const NUEVA = 'Glaciar-azul-2044'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

let personas = 0
/** Another one for each attempt. */
const unCorreo = (nombre: string): string => `${nombre}-${++personas}@ejemplo.cl`

async function registrar(page: Page, correo: string, nombre = 'Rosa Pérez'): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Nombre').fill(nombre)
  await page.getByLabel('Correo').fill(correo)
  await page.getByLabel('Contraseña', { exact: true }).fill(CLAVE)
  await page.getByRole('checkbox', { name: /^Acepto los Términos/ }).check()
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click()
  await page.getByText('Te damos la bienvenida').first().waitFor()
}

async function entrar(page: Page, correo: string, clave: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Correo').fill(correo)
  await page.getByLabel('Contraseña', { exact: true }).fill(clave)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
}

const confirmar = async (page: Page, correo: string): Promise<void> => {
  await page.goto(enlaceDe(await esperarCarta(sitio, correo, 'Confirma tu correo')))
  await page.getByRole('heading', { level: 1, name: '¿Esta cuenta es tuya?' }).waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  expect(await desborde(page)).toBeLessThanOrEqual(1)
  await page.getByRole('button', { name: 'Sí, confirmar mi correo' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tu correo quedó confirmado' }).waitFor()
}

describe('an account at 375 px', () => {
  it('is made, confirmed by mail and filled in', async () => {
    const { page, problemas, cerrar } = await sitio.visita(CELULAR)
    const correo = unCorreo('nueva')
    await registrar(page, correo)
    await page.goto('/perfil')
    await page.getByText('Confirma tu correo', { exact: true }).filter({ visible: true }).waitFor()
    expect(await revisarAccesibilidad(page)).toEqual([])
    await confirmar(page, correo)

    await page.goto('/perfil')
    await page.getByRole('heading', { level: 1, name: 'Mi Perfil' }).waitFor()
    await page.getByRole('link', { name: /^Datos personales/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Datos personales' }).waitFor()
    await page.getByLabel('Celular').fill('9 1234')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'El celular debe tener 9 dígitos y empezar con 9' }).waitFor()
    await page.getByLabel('Celular').fill('9 1234 5678')
    const guardar = page.getByRole('button', { name: 'Guardar cambios' })
    await guardar.press('Enter')
    await page.getByText('Cambios guardados').waitFor()
    // It is disabled while it works, and whoever goes by the keyboard is where they were.
    await expect.poll(() => guardar.evaluate((boton) => boton === document.activeElement)).toBe(true)
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(await desborde(page)).toBeLessThanOrEqual(1)

    await page.getByLabel('Apellido').fill('Soto')
    await page.getByRole('link', { name: 'Mi Perfil' }).first().click()
    await page
      .getByRole('alertdialog', { name: 'Tienes cambios sin guardar' })
      .getByRole('button', { name: 'Seguir editando' })
      .click()
    await page.getByRole('link', { name: 'Mi Perfil' }).first().click()
    await page.getByRole('button', { name: 'Salir sin guardar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mi Perfil' }).waitFor()
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('books, moves the booking to another date, cancels it and sees its refund', async () => {
    const { page, problemas, cerrar } = await sitio.visita(CELULAR)
    const correo = unCorreo('completa')
    await registrar(page, correo)
    await confirmar(page, correo)
    await page.goto('/experience/santiago-centro-plaza-de-armas-a-la-moneda')
    await elegirFecha(page)
    expect(await page.getByLabel('Correo').inputValue()).toBe(correo)
    await page.getByLabel('Celular', { exact: true }).fill('9 4567 8901')
    await page.getByRole('button', { name: 'Ir al pago' }).click()
    await page.getByRole('heading', { name: '2. Pago' }).waitFor()
    await escribirTarjeta(page, TARJETA.aceptada)
    await page.getByLabel(/^Acepto los Términos/).check()
    await pagar(page)
    await page.getByRole('heading', { level: 1, name: 'Reserva confirmada' }).waitFor()

    await page.getByRole('link', { name: 'Ver mi entrada' }).click()
    await page.getByRole('button', { name: 'Cambiar fecha' }).click()
    const hoja = page.getByRole('dialog', { name: 'Cambiar fecha' })
    // The second of next month: before the free limit on whatever day and at whatever hour this runs.
    await hoja.getByRole('button', { name: 'Mes siguiente' }).click()
    await hoja
      .getByRole('gridcell')
      .getByRole('button', { name: /\b[1-9]\d* horarios?\b/ })
      .nth(1)
      .click()
    await hoja
      .getByText(/· \d+ cupos?$/)
      .first()
      .click()
    await hoja.getByText('Sin costo').waitFor()
    await hoja.getByRole('button', { name: 'Cambiar a esta fecha' }).click()
    await hoja.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Cancelar reserva' }).click()
    await page
      .getByRole('alertdialog')
      .getByText(/Devolución: \$[\d.]+ \(100 %\)/)
      .waitFor()
    await page.getByRole('button', { name: 'Sí, cancelar la reserva' }).click()
    const cancelada = page.getByRole('heading', { level: 1, name: 'Reserva cancelada' })
    // What became of it is in sight and has the focus, wherever the button stood.
    await expect
      .poll(() =>
        cancelada.evaluate(
          (titulo) =>
            titulo === document.activeElement &&
            titulo.getBoundingClientRect().top >= 0 &&
            titulo.getBoundingClientRect().bottom < window.innerHeight,
        ),
      )
      .toBe(true)
    await expect
      .poll(
        async () =>
          (await sitio.correos()).some((carta) => carta.includes(correo) && carta.includes('El medio de pago')),
        { timeout: 45_000 },
      )
      .toBe(true)
    await page.reload()
    await page.getByText(/Por llegar a tu banco|Hecha por el medio de pago/).waitFor()
    expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('gets a new password by mail', async () => {
    const { page, problemas, cerrar } = await sitio.visita(CELULAR)
    const correo = unCorreo('olvidadiza')
    await registrar(page, correo)
    await page.evaluate(() => localStorage.clear())
    await page.goto('/forgot-password')
    await page.getByLabel('Correo').fill(correo)
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
    await page.getByText('Si el correo existe, te enviamos un enlace').waitFor()
    expect(await revisarAccesibilidad(page)).toEqual([])

    const enlace = enlaceDe(await esperarCarta(sitio, correo, 'Cambia tu contraseña'))
    await page.goto(enlace)
    await page.getByLabel('Contraseña nueva').fill(NUEVA)
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tu contraseña quedó guardada' }).waitFor()
    await entrar(page, correo, CLAVE)
    await page.getByText('Correo o contraseña incorrectos').waitFor()
    await entrar(page, correo, NUEVA)
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto(enlace)
    await page.getByRole('heading', { level: 1, name: 'El enlace venció. Pide uno nuevo' }).waitFor()
    await page.getByRole('link', { name: 'Pedir otro enlace' }).waitFor()
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('asks for the code of an app once it has one', async () => {
    const { page, problemas, cerrar } = await sitio.visita(CELULAR)
    const correo = unCorreo('dospasos')
    await registrar(page, correo)
    await page.goto('/perfil/seguridad')
    await page.getByRole('button', { name: 'Activar' }).click()
    await page.getByLabel('Tu contraseña').fill(CLAVE)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('img', { name: 'Código QR para tu aplicación de autenticación' }).waitFor()
    expect(await revisarAccesibilidad(page)).toEqual([])
    const secreto =
      new URL(
        (await page.getByRole('link', { name: 'Abrir en la aplicación' }).getAttribute('href')) ?? '',
      ).searchParams.get('secret') ?? ''
    const { codigoEn, pasoDe } = await import('#server/modules/totp/index.ts')
    await page.getByLabel('Código de 6 números').fill(codigoEn(deBase32(secreto), pasoDe(new Date())))
    await page.getByRole('button', { name: 'Activar' }).click()
    const codigo = await page
      .getByRole('list', { name: 'Códigos de recuperación' })
      .getByRole('listitem')
      .first()
      .innerText()
    await page.getByRole('button', { name: 'Ya los guardé' }).click()
    await page.getByText('Activa', { exact: true }).waitFor()

    await page.evaluate(() => localStorage.clear())
    await entrar(page, correo, CLAVE)
    await page.getByLabel('Código de tu aplicación').fill('000000')
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await page.getByText('El código no coincide').waitFor()
    expect(await revisarAccesibilidad(page)).toEqual([])
    await page.getByLabel('Código de tu aplicación').fill(codigo)
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('takes in what its person booked as a guest; then hands over its data, and leaves nothing of the person but the money', async () => {
    const { page, problemas, cerrar } = await sitio.visita(CELULAR)
    const correo = unCorreo('canaria')
    // Another person at each try: what a broken try left behind is no finding of the next.
    const [apellido, celular] = [`Canaria${'abcdefghijklmnopqrstuvwxyz'[personas]}`, `9 5544 33${10 + personas}`]
    const nombre = `Rosa ${apellido}`
    await buscar(page, 'plaza de armas', 'Camina de la Plaza de Armas a La Moneda por sus pasajes')
    await elegirFecha(page)
    await escribirDatos(page, { nombre, correo, celular })
    await escribirTarjeta(page, TARJETA.aceptada)
    await page.getByLabel(/^Acepto los Términos/).check()
    await pagar(page)
    await page.getByRole('heading', { level: 1, name: 'Reserva confirmada' }).waitFor()

    await registrar(page, correo, nombre)
    await confirmar(page, correo)
    await page.getByRole('link', { name: 'Ver mis experiencias' }).click()
    await page.waitForURL('**/mis-entradas')
    const reserva = page.getByRole('link', {
      name: /Camina de la Plaza de Armas a La Moneda por sus pasajes.*confirmada/i,
    })
    await expect
      .poll(
        async () => (
          await page.reload(),
          await page.getByRole('tab', { name: 'Próximas' }).waitFor(),
          await reserva
            .first()
            .waitFor({ timeout: 4000 })
            .then(
              () => true,
              () => false,
            )
        ),
        { timeout: 40_000 },
      )
      .toBe(true)
    await page.getByRole('button', { name: 'Traer reservas hechas con mi correo' }).click()
    await page.getByText('No hay más reservas con tu correo.').waitFor()

    await page.goto('/perfil/privacidad')
    await page.getByText('Cancela primero tu reserva').waitFor()
    await page.getByRole('button', { name: 'Descargar mis datos' }).click()
    await page.getByText('Tu copia está lista').waitFor()
    expect(await revisarAccesibilidad(page)).toEqual([])
    const [copia] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar JSON' }).click(),
    ])
    const datos = JSON.parse(await leer(await copia.createReadStream())) as {
      cuenta: { email: string }[]
      reservas: { contactoNombre: string }[]
    }
    expect([datos.cuenta[0]?.email, datos.reservas[0]?.contactoNombre]).toEqual([correo, nombre])

    await page.goto('/mis-entradas')
    await reserva.first().click()
    await page.getByRole('button', { name: 'Cancelar reserva' }).click()
    await page.getByRole('button', { name: 'Sí, cancelar la reserva' }).click()
    await page.getByRole('heading', { level: 1, name: 'Reserva cancelada' }).waitFor()
    await esperarCarta(sitio, correo, 'Tu copia de datos está lista')
    const eliminar = page.getByRole('button', { name: 'Eliminar mi cuenta' })
    await expect
      .poll(
        async () => (
          await page.goto('/perfil/privacidad'),
          await eliminar.waitFor({ timeout: 4000 }).then(
            () => true,
            () => false,
          )
        ),
        { timeout: 40_000 },
      )
      .toBe(true)
    await eliminar.click()
    await page.getByLabel('Correo de tu cuenta').fill(correo)
    await page.getByLabel('Tu contraseña').fill(CLAVE)
    expect(await revisarAccesibilidad(page)).toEqual([])
    await page.getByRole('button', { name: 'Sí, eliminar mi cuenta' }).click()
    await page.getByRole('heading', { level: 1, name: 'Eliminamos tu cuenta' }).waitFor()
    await esperarCarta(sitio, correo, 'Eliminamos tu cuenta')
    await entrar(page, correo, CLAVE)
    await page.getByText('Correo o contraseña incorrectos').waitFor()
    expect(problemas).toEqual([])
    await cerrar()

    const base = await openPglite<Database>({ dir: join(await sitio.detener(), 'base') })
    for (const palabra of [correo, apellido, `+56${celular.replaceAll(' ', '')}`])
      expect(await columnasCon(base.db, palabra), palabra).toEqual([])
    expect(await comprobarInvariantes(base.db, new Date())).toEqual([])
    await base.close()
  })
})

/** Columns of text where that word stands, but those of the payment counterpart: they are another company's. */
async function columnasCon(
  db: Awaited<ReturnType<typeof openPglite<Database>>>['db'],
  palabra: string,
): Promise<string[]> {
  const { rows } = await sql<{ tabla: string; columna: string; esquema: string }>`
    select c.table_name as tabla, c.column_name as columna, c.table_schema as esquema from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema and t.table_type = 'BASE TABLE'
    where c.table_schema in ('public', 'pgboss') and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY') and c.table_name not like 'sandbox%'`.execute(
    db,
  )
  const halladas: string[] = []
  for (const { tabla, columna, esquema } of rows) {
    const found = await sql<{
      si: boolean
    }>`select exists (select 1 from ${sql.id(esquema, tabla)} where ${sql.id(columna)}::text ilike ${`%${palabra}%`}) as si`.execute(
      db,
    )
    if (found.rows[0]!.si) halladas.push(`${tabla}.${columna}`)
  }
  return halladas
}

async function leer(stream: AsyncIterable<Buffer>): Promise<string> {
  const partes: Buffer[] = []
  for await (const parte of stream) partes.push(parte)
  return Buffer.concat(partes).toString('utf8')
}

function deBase32(texto: string): Buffer {
  const bits = [...texto]
    .map((letra) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letra).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((ocho) => Number.parseInt(ocho, 2)))
}
