import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import QRCode from 'qrcode'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Sesion } from '#contract/usuarios.ts'
import type { Entrada, Reserva } from '#contract/reservas.ts'
import type { ReservaRecibida } from '#contract/operadores.ts'
import { CLAVE_DEMO } from '#server/db/demo/cuentas.ts'
import { pedirEn } from './pedir.ts'
import { abrirNavegador } from './navegador.ts'
import { CELULAR, desborde, revisarAccesibilidad, visitar } from './sitio.ts'
import { abrirSitioConReloj, type SitioConReloj } from './sitio-con-reloj.ts'
import { conToken } from './sesion.ts'

const ANTES_MS = 20 * 60_000
const [ANCHO, ALTO] = [640, 480]

let sitio: SitioConReloj
let dir: string
beforeAll(async () => {
  sitio = await abrirSitioConReloj()
  dir = mkdtempSync(join(tmpdir(), 'thc-camara-'))
})
afterAll(async () => {
  await sitio?.cerrar()
  rmSync(dir, { recursive: true, force: true })
})

const pedir = pedirEn(() => sitio)
const entrar = async (email: string): Promise<string> =>
  (await pedir<Sesion>('POST', '/api/auth/login', undefined, { email, password: CLAVE_DEMO })).token

it('receives a traveller by the camera of a phone: the QR of their ticket, once', { retry: 0 }, async () => {
  const recibidas = await pedir<ReservaRecibida[]>(
    'GET',
    '/api/anfitrion/reservas?vista=proximas',
    await entrar('anfitriona@demo.cl'),
  )
  const suyas = new Set(
    (await pedir<Reserva[]>('GET', '/api/reservas', await entrar('viajera@demo.cl'))).map(({ id }) => id),
  )
  const { id, inicio, titular, codigo } = recibidas.find((una) => una.estado === 'confirmada' && suyas.has(una.id))!
  sitio.irA(new Date(Date.parse(inicio) - ANTES_MS))
  const { qr } = await pedir<Entrada>('GET', `/api/reservas/${id}/entrada`, await entrar('viajera@demo.cl'))

  const video = join(dir, 'entrada.y4m')
  writeFileSync(video, videoDe(qr.contenido))
  const conCamara = await abrirNavegador([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ])
  const visita = await visitar(conCamara, sitio.base, CELULAR)
  const { page, problemas } = visita
  await conToken(visita, 'authToken', await entrar('anfitriona@demo.cl'))
  // The telephone is at the meeting point too.
  await page.clock.setFixedTime(new Date(Date.parse(inicio) - ANTES_MS))
  await page.goto('/check-in')
  await page.getByText('Usaremos la cámara solo para leer el código. No guardamos imágenes').waitFor()
  await page.getByRole('button', { name: 'Activar cámara' }).click()
  await page.getByRole('heading', { name: /^Entrada válida/ }).waitFor()
  const resultado = page.getByRole('alert')
  await resultado.getByText(titular).waitFor()
  expect([await desborde(page), await revisarAccesibilidad(page)]).toEqual([0, []])
  await resultado.getByRole('button', { name: 'Registrar llegada' }).click()
  await page.getByRole('heading', { name: 'Llegada registrada' }).waitFor()

  // The camera stayed on: the next one takes no other tap, and the one still held before it is not read again.
  await resultado.getByRole('button', { name: 'Siguiente entrada' }).click()
  await page.getByText('Apunta al código QR de la entrada').waitFor()
  expect(
    await page
      .getByLabel('Imagen de la cámara')
      .evaluate((video: HTMLVideoElement) => [video.paused, video.videoWidth > 0]),
  ).toEqual([false, true])
  await page.getByLabel('Código de la entrada').fill(codigo)
  await page.getByRole('button', { name: 'Ingresar código' }).click()
  await page.getByRole('heading', { name: /^Ya se registró/ }).waitFor()
  const [registrada] = (
    await pedir<ReservaRecibida[]>('GET', '/api/anfitrion/reservas?vista=hoy', await entrar('anfitriona@demo.cl'))
  ).filter((una) => una.id === id)
  expect(registrada).toMatchObject({ estado: 'realizada', llegadaEn: expect.any(String) })
  expect(problemas).toEqual([])
  await conCamara.close()
})

it('says what to do where the camera is refused', async () => {
  const sinCamara = await abrirNavegador(['--deny-permission-prompts'])
  const visita = await visitar(sinCamara, sitio.base, CELULAR)
  await conToken(visita, 'authToken', await entrar('anfitriona@demo.cl'))
  await visita.page.goto('/check-in')
  await visita.page.getByRole('button', { name: 'Activar cámara' }).click()
  await visita.page.getByText('La cámara está bloqueada. Ingresa el código o habilítala en tu navegador').waitFor()
  expect([
    await revisarAccesibilidad(visita.page),
    await visita.page.getByRole('button', { name: 'Ingresar código' }).isEnabled(),
  ]).toEqual([[], true])
  await sinCamara.close()
})

/** What a camera held over a ticket would send: a few pictures of its QR, in grey, that a browser shows again and again. */
function videoDe(contenido: string): Buffer {
  const { modules } = QRCode.create(contenido, { errorCorrectionLevel: 'M' })
  const punto = Math.floor((ALTO * 0.7) / modules.size)
  const [izquierda, arriba] = [ANCHO, ALTO].map((medida) => Math.floor((medida - punto * modules.size) / 2)) as [
    number,
    number,
  ]
  const claro = Buffer.alloc(ANCHO * ALTO, 235)
  for (let y = 0; y < modules.size * punto; y++)
    for (let x = 0; x < modules.size * punto; x++)
      if (modules.get(Math.floor(y / punto), Math.floor(x / punto))) claro[(y + arriba) * ANCHO + x + izquierda] = 16
  const cuadro = Buffer.concat([Buffer.from('FRAME\n'), claro, Buffer.alloc((ANCHO * ALTO) / 2, 128)])
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${ANCHO} H${ALTO} F10:1 Ip A1:1 C420jpeg\n`), cuadro, cuadro])
}
