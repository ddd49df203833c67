import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { enlaceDe, esperarCarta, readMails } from '../cartas.ts'
import { llenarTarjeta, pagar, TARJETA } from '../compra.ts'
import { entrar } from '../sesion.ts'
import type { Pantalla } from './pantalla.ts'

const LLENA = 'vina-del-mar-en-bicicleta'
const CONTACTO = { nombre: 'Elena Paine', email: 'elena@ejemplo.cl', telefono: '+56923456789' }

const enDias = (dias: number): string => new Date(Date.now() + dias * 86_400_000).toISOString().slice(0, 10)

/** One link serves every picture of its page. */
function una<T>(pedir: () => Promise<T>): () => Promise<T> {
  let pedida: Promise<T> | undefined
  return () => (pedida ??= pedir())
}

/** Pages that open only by a link: of a mail that the program left in `datos`, or of somebody who shares it. */
export function conEnlace(base: string, datos: string): Pantalla[] {
  const pedir = async <T>(path: string, body?: object, token?: string): Promise<T> => {
    const response = await fetch(base + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
  const delCorreo = async (para: string, asunto: string): Promise<string> =>
    enlaceDe(await esperarCarta({ correos: () => readMails(join(datos, 'correo')) }, para, asunto))
  const abrir = (enlace: () => Promise<string>, hacer?: (page: Page) => Promise<unknown>) => async (page: Page) => {
    await page.goto(await enlace(), { waitUntil: 'networkidle' })
    await hacer?.(page)
  }

  const clave = una(async () => {
    await pedir('/api/auth/forgot-password', { email: 'viajera@demo.cl' })
    return delCorreo('viajera@demo.cl', 'Cambia tu contraseña')
  })
  const alerta = una(async () => {
    const email = `alerta-${randomUUID().slice(0, 8)}@ejemplo.cl`
    await pedir('/api/alertas', { q: 'submarino', email })
    return delCorreo(email, 'Confirma que quieres que te avisemos')
  })
  const espera = una(async () => {
    const { id, nombreExperiencia } = await pedir<{ id: string; nombreExperiencia: string }>(
      `/api/v1/experiencias/${LLENA}`,
    )
    const salidas = await pedir<{ id: string; cuposDisponibles: number }[]>(`/api/v1/experiencias/${id}/disponibilidad`)
    const email = `espera-${randomUUID().slice(0, 8)}@ejemplo.cl`
    await pedir('/api/esperas', {
      experienciaId: id,
      salidaId: salidas.find(({ cuposDisponibles }) => cuposDisponibles === 0)!.id,
      participantes: { adulto: 1 },
      contacto: { ...CONTACTO, email },
    })
    return delCorreo(email, `Confirma que esperas un cupo: ${nombreExperiencia}`)
  })
  const lista = una(async () => {
    const elegidas = await pedir<{ id: string }[]>('/api/v1/experiencias?q=kayak')
    const { clave } = await pedir<{ clave: string }>(
      '/api/listas',
      {
        nombre: 'Viaje con primas',
        experienciaIds: elegidas.slice(0, 3).map(({ id }) => id),
        fechas: [enDias(20), enDias(27)],
      },
      await entrar(base, 'viajera@demo.cl', 'cliente'),
    )
    return `/lista/${clave}`
  })
  const invitacion = una(async () => {
    const email = `equipo-${randomUUID().slice(0, 8)}@ejemplo.cl`
    await pedir(
      '/api/provider/equipo/invitaciones',
      { email, papel: 'guia' },
      await entrar(base, 'proveedor@demo.cl', 'proveedor'),
    )
    return delCorreo(email, 'Te invitaron al equipo de Quillay y Piedra Expediciones')
  })
  const pagarRegalo = async (page: Page): Promise<void> => {
    const { clave, url } = await pedir<{ clave: string; url: string }>('/api/regalos', {
      monto: 100_000,
      deNombre: 'Rosa Pérez',
      deEmail: 'rosa@ejemplo.cl',
      paraNombre: 'Camila',
      paraEmail: 'camila@ejemplo.cl',
      mensaje: 'Feliz cumpleaños. Elige algo que te lleve cerca del agua.',
      aceptaTerminos: true,
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await llenarTarjeta(page, TARJETA.aceptada)
    await pagar(page)
    await page.waitForURL(`**/regalar/${clave}*`)
    await page.getByRole('heading', { level: 1, name: 'Tu regalo está pagado' }).waitFor()
  }
  const votar = async (page: Page): Promise<void> => {
    await page
      .getByRole('checkbox', { name: /^Me gusta:/ })
      .first()
      .check()
    await page
      .getByRole('checkbox', { name: /^Puedo el/ })
      .last()
      .check()
    await page.getByLabel('Tu nombre').fill('Rosa')
    await page.getByRole('button', { name: 'Votar' }).click()
    await page.getByText('Tu voto quedó guardado').waitFor()
  }

  const NINGUNA = '00000000-0000-4000-8000-000000000000'
  return [
    { nombre: 'enlace-clave', ruta: '/', hacer: abrir(clave) },
    { nombre: 'enlace-alerta', ruta: '/', hacer: abrir(alerta) },
    { nombre: 'enlace-espera', ruta: '/', hacer: abrir(espera) },
    { nombre: 'enlace-lista', ruta: '/', hacer: abrir(lista) },
    { nombre: 'enlace-lista-votada', ruta: '/', hacer: abrir(lista, votar) },
    { nombre: 'enlace-invitacion', ruta: '/', hacer: abrir(invitacion) },
    { nombre: 'enlace-regalo', ruta: '/', hacer: pagarRegalo },
    ...[
      '/anfitrion/invitacion',
      '/proveedor/invitacion',
      '/empresas/invitacion',
      `/alertas/${NINGUNA}`,
      `/lista-de-espera/${NINGUNA}`,
      `/dejar-de-recibir/alerta/${NINGUNA}`,
      `/lista/${NINGUNA}`,
      `/regalar/${NINGUNA}`,
      '/deshacer-correo',
      '/cuenta-eliminada',
      '/admin/login',
    ].map((ruta) => ({
      nombre: `sin-enlace${ruta.replace(NINGUNA, '').replaceAll('/', '-').replace(/-$/, '')}`,
      ruta,
    })),
  ]
}
