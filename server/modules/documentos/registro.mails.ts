import type { Correo } from '#server/modules/correos/index.ts'

export function correoDeAlta(para: string, numero: number, baseUrl: string): Correo {
  return {
    para,
    asunto: `Solicitud N.º ${numero} recibida`,
    titulo: `Solicitud N.º ${numero} recibida`,
    parrafos: [
      'Ya puedes ingresar como proveedor y subir los documentos que faltan. Cuando los envíes, respondemos {{plazo}}.',
    ],
    accion: { texto: 'Completar mi alta', enlace: `${baseUrl}/proveedor/alta` },
  }
}
