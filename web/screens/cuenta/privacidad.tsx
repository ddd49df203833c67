import { metadatos } from '#web/components/metadatos.ts'
import { DocumentoLegal, type SeccionLegal } from '#web/components/reserva-documento.tsx'
import type { Route } from './+types/privacidad.ts'

const RESUMEN = [
  'Pedimos lo mínimo para reservar: nombre, correo y celular.',
  'Tu anfitrión ve tu nombre y celular solo desde que la reserva está confirmada.',
  'Los datos de la tarjeta los recibe el medio de pago, nunca nosotros.',
  'No vendemos tus datos. Puedes verlos, corregirlos, llevártelos o borrarlos cuando quieras.',
]

const SECCIONES: SeccionLegal[] = [
  {
    id: 'responsable',
    titulo: 'Quién responde por tus datos',
    parrafos: ['Tourism Hub Chile, con domicilio en Santiago, es responsable del tratamiento según las leyes 19.628 y 21.719. Para cualquier tema de datos personales escribe a hola@tourismhub.example.'],
  },
  {
    id: 'que-datos',
    titulo: 'Qué datos usamos y para qué',
    parrafos: [
      'Para reservar: nombre, correo, celular, viajeros y lo que escribas a tu anfitrión. Base: cumplir el contrato. Pedimos RUT o pasaporte solo si la entrada a un parque, un seguro o una factura lo exigen.',
      'Para tu cuenta: correo, contraseña (guardada de forma que no podemos leerla) y tus preferencias de viaje si las das. Base: tu consentimiento, que puedes retirar.',
      'Para cuidar el servicio: registros de acceso y de errores, sin contraseñas ni datos de tarjeta. Base: interés legítimo en la seguridad.',
      'Las conversaciones con el asistente se guardan 90 días para darles continuidad y no se usan para entrenar modelos.',
    ],
  },
  {
    id: 'con-quien',
    titulo: 'Con quién los compartimos',
    parrafos: [
      'Con quien realiza la experiencia: nombre, celular, viajeros y comentarios, desde la confirmación y hasta 7 días después de que termina.',
      'Con el medio de pago y el banco, para cobrar y devolver. Con autoridades, solo si una ley lo ordena. Con nadie más.',
    ],
  },
  {
    id: 'cuanto-tiempo',
    titulo: 'Cuánto tiempo los guardamos',
    parrafos: ['Los datos de una reserva, seis años, porque las normas tributarias lo piden. Si eliminas tu cuenta, quedan sin tu nombre, correo ni celular, y lo demás se borra en el acto. Los comentarios a tu anfitrión se borran 90 días después de la experiencia.'],
  },
  {
    id: 'tus-derechos',
    titulo: 'Tus derechos',
    parrafos: [
      'Puedes pedir acceso, rectificación, supresión, oposición, portabilidad y bloqueo. En tu perfil están «Descargar mis datos» y «Eliminar mi cuenta»; sin cuenta, escríbenos. Respondemos en 30 días corridos y no cuesta nada.',
      'Si no quedas conforme, puedes reclamar ante la Agencia de Protección de Datos Personales.',
    ],
  },
  {
    id: 'navegador',
    titulo: 'Lo que queda en tu navegador',
    parrafos: [
      'Guardamos la sesión, el tema elegido y tus últimas entradas para que las muestres sin conexión. Las de tu cuenta se borran al cerrar sesión; las que abriste sin cuenta, una semana después del viaje. No usamos cookies de publicidad ni de seguimiento.',
    ],
  },
]

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: 'Privacidad',
    descripcion: 'Qué datos personales usamos, para qué, con quién los compartimos y cómo ejercer tus derechos.',
    ruta: '/privacidad',
  })
}

export default function Privacidad() {
  return (
    <div className="wrap py-8 lg:py-12">
      <h1 tabIndex={-1} className="mb-6 outline-none">
        Política de privacidad
      </h1>
      <DocumentoLegal version="1 de noviembre de 2026" resumen={RESUMEN} secciones={SECCIONES} headingLevel={2} />
    </div>
  )
}
