import type { NEGOCIOS } from '#contract/enumeraciones.ts'
import type { Correo } from '#server/modules/correos/index.ts'

type Negocio = { nombre: string; tipo: (typeof NEGOCIOS)[number] }

const QUE_PASO: Record<Negocio['tipo'], string> = {
  anfitrion:
    'Retiramos tus experiencias, tu plan terminó y tu equipo ya no entra. Sigues pudiendo viajar con tu cuenta.',
  proveedor: 'Retiramos sus experiencias y su equipo ya no entra.',
  empresa: 'Sus claves y webhooks dejaron de funcionar y su equipo ya no entra.',
}
const QUE_QUEDA: Record<Negocio['tipo'], string> = {
  anfitrion:
    'Conservamos ventas y pagos durante seis años, porque la ley tributaria lo pide, y tus documentos, sellados, un año.',
  proveedor:
    'Conservamos ventas y pagos durante seis años, porque la ley tributaria lo pide, y sus documentos, sellados, un año.',
  empresa: 'Conservamos compras y facturas durante seis años, porque la ley tributaria lo pide.',
}

/** To whoever closed it: what happened, what stays, and that the account may go now. */
export const correoDeCierre = (
  { nombre, email }: { nombre: string; email: string },
  negocio: Negocio,
  baseUrl: string,
): Correo => ({
  para: email,
  asunto: `Cerraste ${negocio.nombre}`,
  titulo: `Cerraste ${negocio.nombre}`,
  parrafos: [
    `Hola, ${nombre.trim().split(/\s+/)[0]}. ${QUE_PASO[negocio.tipo]}`,
    QUE_QUEDA[negocio.tipo],
    'Si también quieres eliminar tu cuenta, ya puedes hacerlo en «Privacidad». Si no fuiste tú, cambia tu contraseña y escríbenos de inmediato.',
  ],
  accion: { texto: 'Ir a privacidad', enlace: `${baseUrl}/perfil/privacidad` },
})

export const correoAlEquipo = (para: string, nombre: string, baseUrl: string): Correo => ({
  para,
  asunto: `${nombre} cerró`,
  titulo: `${nombre} cerró`,
  parrafos: ['Ya no formas parte de su equipo y tu acceso terminó. Tu cuenta sigue igual para lo demás.'],
  accion: { texto: 'Ir al sitio', enlace: baseUrl },
})
