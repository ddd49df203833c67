import { join, resolve } from 'node:path'
import { isLive, type Settings } from './env.ts'

/** What a start prints once it serves: where everything goes, and never a secret. */
export function anuncioDelInicio(settings: Settings, marca: string, avisos: readonly string[]): string {
  const lines = Object.entries({
    Datos: datos(settings),
    Correos: correos(settings),
    Fotos: fotos(settings),
    Pagos: pagos(settings),
    Asistente: asistente(settings),
  })
  return `
  ${marca} está en ${settings.BASE_URL}
${settings.DEMO ? cuentas(settings) : ''}
${lines.map(([que, donde]) => `  ${`${que}:`.padEnd(10)} ${donde}`).join('\n')}
${avisos.map((aviso) => `  ⚠ ${aviso}\n`).join('')}`
}

const cuentas = ({ BASE_URL }: Settings): string => `
  Cuentas de demostración (clave de todas: Chile-demo-2026)
    viajera@demo.cl      viajera          ${BASE_URL}/login
    anfitriona@demo.cl   anfitriona       ${BASE_URL}/anfitrion/login
    proveedor@demo.cl    proveedor        ${BASE_URL}/proveedor/login
    empresa@demo.cl      empresa          ${BASE_URL}/empresas/login
    admin@demo.cl        administración   ${BASE_URL}/admin/login
`

const datos = ({ DATABASE_URL, DATA_DIR }: Settings): string =>
  DATABASE_URL
    ? `PostgreSQL en ${hostOf(DATABASE_URL)}`
    : `${resolve(DATA_DIR)} (base incluida: resiste un cierre forzado, no un corte de luz; para dinero real usa PostgreSQL)`

const correos = ({ SMTP_URL, DATA_DIR }: Settings): string =>
  SMTP_URL ? `SMTP de ${hostOf(SMTP_URL)}` : `${resolve(join(DATA_DIR, 'correo'))} (archivos: no le llegan a nadie)`

const fotos = ({ S3_ENDPOINT, S3_BUCKET, DATA_DIR }: Settings): string =>
  S3_ENDPOINT ? `S3, ${S3_BUCKET} en ${hostOf(S3_ENDPOINT)}` : resolve(join(DATA_DIR, 'archivos'))

function pagos({ STRIPE_SECRET_KEY, STRIPE_API_BASE, PAGOS_DE_PRUEBA }: Settings): string {
  if (!STRIPE_SECRET_KEY && !PAGOS_DE_PRUEBA) return 'ninguno: nadie puede pagar'
  if (!STRIPE_SECRET_KEY) return 'contraparte de prueba; tarjeta 4242 4242 4242 4242'
  const donde = STRIPE_API_BASE ? ` por ${hostOf(STRIPE_API_BASE)}` : ''
  return `Stripe${donde}, ${isLive(STRIPE_SECRET_KEY) ? 'de verdad' : 'de prueba'}`
}

const asistente = ({ AI_BASE_URL, AI_MODEL }: Settings): string =>
  AI_BASE_URL ? `${AI_MODEL} en ${hostOf(AI_BASE_URL)}; si falla, el incluido` : 'incluido'

/** An address without who enters and with which words. */
const hostOf = (address: string): string => new URL(address).host || 'la dirección de su ajuste'
