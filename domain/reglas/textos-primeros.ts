import type { Texto } from './clases.ts'

const seccion = (id: string, titulo: string, parrafos: string[]): Texto['secciones'][number] => ({
  id,
  titulo,
  texto: parrafos.join('\n\n'),
})

/** Drafts for a lawyer to revise (docs/decisions/0300). */
export const TERMINOS: Texto = {
  resumen: [
    'Compras la experiencia a quien la realiza; nosotros publicamos, cobramos y respondemos por la reserva.',
    'El precio que ves es el total en pesos chilenos, con impuestos.',
    'La política de cancelación se muestra con su fecha antes de pagar y no cambia después.',
    'Si quien la realiza cancela o el clima lo impide, te devolvemos el 100 %.',
  ].join('\n'),
  secciones: [
    seccion('quienes', 'Quiénes participan', [
      '{{marca}} es una plataforma donde anfitriones y proveedores publican experiencias y viajeras y viajeros las reservan. La opera {{responsable}}. Quien realiza la experiencia es el prestador del servicio: su nombre o razón social, RUT, domicilio y contacto aparecen en la entrada.',
      'Nosotros informamos la oferta, recibimos el pago por cuenta del prestador, emitimos la entrada y atendemos los reclamos de la reserva. Los servicios de turismo aventura deben tener el registro de Sernatur que exige la Ley 20.423.',
    ]),
    seccion('reserva', 'La reserva y el pago', [
      'Puedes reservar sin crear una cuenta. Al enviar tus datos guardamos tus cupos por 15 minutos, ampliables una vez; si el plazo termina sin pago, los cupos se liberan y no hay cobro.',
      'El precio es el total por las personas elegidas, en pesos chilenos y con impuestos. No agregamos cargos de servicio. Los pagos que se hacen en el lugar, si existen, se informan antes en la página de la experiencia.',
      'El contrato queda hecho cuando el pago se aprueba. Si la experiencia se confirma a solicitud, tu anfitrión tiene 24 horas para aceptar; si no lo hace, devolvemos todo. Te enviamos una copia de estas condiciones y la entrada por correo.',
    ]),
    seccion('cancelaciones', 'Cancelaciones y devoluciones', [
      'Cada experiencia tiene una de estas políticas. {{politicas}} No reembolsable: si cancelas tú, no hay devolución; ninguna experiencia nueva se publica con ella y, donde queda, lo dice antes de pagar.',
      'Los plazos se cuentan en horas reales antes del inicio, con la hora del lugar. Ves el monto exacto antes de confirmar la cancelación.',
      'La devolución vuelve al mismo medio de pago. La pedimos dentro de 24 horas y tu banco puede tardar de 5 a 10 días hábiles. Cuando no puede volver a la tarjeta, la hacemos por transferencia a una cuenta a tu nombre.',
      'Con cualquiera de ellas, si cancela tu anfitrión, si el clima o un cierre lo impiden, si no se junta el mínimo de viajeros o si nadie llega a atenderte, devolvemos el 100 %.',
    ]),
    seccion('retracto', 'Derecho a retracto', [
      'La Ley 19.496 permite arrepentirse de una compra a distancia dentro de 10 días, salvo que el proveedor lo haya excluido. Como las experiencias tienen fecha y cupos, muchas lo excluyen: te lo decimos en la página de pago, antes de pagar. Donde sí está vigente, cancelar dentro de ese plazo y antes del inicio devuelve el 100 %.',
    ]),
    seccion('dia', 'El día de la experiencia', [
      'Llega 10 minutos antes con tu código. Informa con sinceridad lo que se te pida por seguridad: edad, condición física, alergias. Quien guía puede dejar fuera a una persona si participar es un riesgo; en ese caso revisamos la devolución contigo.',
      'Si no llegas, rige la política de cancelación como si cancelaras a la hora de inicio.',
    ]),
    seccion('opiniones', 'Opiniones y contenidos', [
      'Solo opina quien asistió. Publicamos las opiniones buenas y malas, y retiramos las que insultan, discriminan, exponen datos de otras personas o no tratan de la experiencia. Lo que publicas sigue siendo tuyo; nos permites mostrarlo en la plataforma.',
    ]),
    seccion('reclamos', 'Reclamos y ley aplicable', [
      'Escríbenos {{adonde}}: respondemos {{plazo}}. También puedes acudir al Sernac o al juzgado de policía local de tu domicilio. Rigen las leyes de Chile y nada de esta página limita los derechos que la Ley 19.496 te da.',
      'Si cambiamos estos términos, los nuevos valen solo para reservas posteriores. Tu reserva conserva los que aceptaste.',
    ]),
  ],
}

export const PRIVACIDAD: Texto = {
  resumen: [
    'Pedimos lo mínimo para reservar: nombre, correo y celular.',
    'Tu anfitrión ve tu nombre y celular solo desde que la reserva está confirmada.',
    'Los datos de la tarjeta los recibe el medio de pago, nunca nosotros.',
    'No vendemos tus datos. Puedes verlos, corregirlos, llevártelos o borrarlos cuando quieras.',
  ].join('\n'),
  secciones: [
    seccion('responsable', 'Quién responde por tus datos', [
      '{{responsable}} es responsable del tratamiento según las leyes 19.628 y 21.719. Para cualquier tema de datos personales escribe {{adonde}}.',
    ]),
    seccion('que-datos', 'Qué datos usamos y para qué', [
      'Para reservar: nombre, correo, celular, viajeros y lo que escribas a tu anfitrión. Base: cumplir el contrato. Pedimos RUT o pasaporte solo si la entrada a un parque, un seguro o una factura lo exigen.',
      'Para tu cuenta: correo, contraseña (guardada de forma que no podemos leerla) y tus preferencias de viaje si las das. Base: tu consentimiento, que puedes retirar.',
      'Para cuidar el servicio: registros de acceso y de errores, sin contraseñas ni datos de tarjeta. Base: interés legítimo en la seguridad.',
      'Las conversaciones con el asistente se guardan {{retencion.conversaciones}} para darles continuidad y no se usan para entrenar modelos.',
    ]),
    seccion('con-quien', 'Con quién los compartimos', [
      'Con quien realiza la experiencia: nombre, celular, viajeros y comentarios, desde la confirmación y hasta 7 días después de que termina.',
      'Con el medio de pago y el banco, para cobrar y devolver. Con autoridades, solo si una ley lo ordena. Si Matheus responde con un modelo de lenguaje de otro proveedor, este recibe tu pregunta y no tu nombre ni tu correo. Con nadie más.',
    ]),
    seccion('cuanto-tiempo', 'Cuánto tiempo los guardamos', [
      'Los datos de una reserva, seis años, porque las normas tributarias lo piden. Si eliminas tu cuenta, quedan sin tu nombre, correo ni celular, y lo demás se borra en el acto. Los comentarios a tu anfitrión se borran {{retencion.comentarios}} después de la experiencia; lo que respondiste para ese día y dónde pasaron a buscarte, {{retencion.respuestas}} después. La cuenta bancaria a la que te devolvimos dinero, {{retencion.cuentas}} después de pagártelo. Lo que nos preguntas y te respondemos, {{retencion.consultas}} después de la última respuesta. Si cierras un negocio, lo que escribiste y mostraste de tus experiencias, un año después.',
      'Si reservaste con una agencia o un hotel que vende por nuestra API, tu nombre, correo y celular se borran {{retencion.reventas}} después de la experiencia. Queda la reserva, sin ti.',
    ]),
    seccion('tus-derechos', 'Tus derechos', [
      'Puedes pedir acceso, rectificación, supresión, oposición, portabilidad y bloqueo. En tu perfil están «Descargar mis datos» y «Eliminar mi cuenta»; sin cuenta, escríbenos. Respondemos en 30 días corridos y no cuesta nada.',
      'Si no quedas conforme, puedes reclamar ante la Agencia de Protección de Datos Personales.',
    ]),
    seccion('navegador', 'Lo que queda en tu navegador', [
      'Guardamos la sesión, el tema elegido y tus últimas entradas para que las muestres sin conexión. Las de tu cuenta se borran al cerrar sesión; las que abriste sin cuenta, una semana después del viaje. No usamos cookies de publicidad ni de seguimiento.',
    ]),
  ],
}
