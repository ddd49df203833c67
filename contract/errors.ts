const KIND_STATUS = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method: 405,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  too_many: 429,
  bug: 500,
  unavailable: 503,
} as const
export type ErrorKind = keyof typeof KIND_STATUS

const define = <const T extends Record<string, readonly [ErrorKind, string, string]>>(table: T): T => table

/** Every public error: code → kind, title, sentence for a person. A published code never changes its meaning. */
export const ERRORS = define({
  'cuerpo-ilegible': [
    'malformed',
    'Solicitud ilegible',
    'No pudimos leer la solicitud. Revisa el formato e inténtalo de nuevo.',
  ],
  'cuerpo-demasiado-grande': ['too_large', 'Solicitud demasiado grande', 'Lo que enviaste pesa más de lo permitido.'],
  'tipo-no-admitido': ['wrong_type', 'Tipo no admitido', 'Envía los datos como application/json.'],
  'cuerpo-comprimido': ['wrong_type', 'Tipo no admitido', 'Envía los datos sin comprimir.'],
  'metodo-no-admitido': ['method', 'Método no admitido', 'Esta dirección no admite ese método.'],
  'foto-no-admitida': ['wrong_type', 'Foto no admitida', 'La foto debe ser JPG, PNG o WebP.'],
  'documento-no-admitido': ['wrong_type', 'Documento no admitido', 'El documento debe ser PDF, JPG o PNG.'],
  'documento-demasiado-grande': [
    'too_large',
    'Documento demasiado grande',
    'El documento pesa demasiado. El máximo es 10 MB.',
  ],
  'foto-demasiado-grande': ['too_large', 'Foto demasiado grande', 'La foto pesa demasiado. El máximo es 10 MB.'],
  'firma-invalida': ['malformed', 'Firma inválida', 'La firma del aviso no corresponde.'],

  'sesion-requerida': ['unauthenticated', 'Inicia sesión', 'Inicia sesión para continuar.'],
  'sesion-terminada': [
    'unauthenticated',
    'Sesión terminada',
    'Tu sesión terminó. Inicia sesión para seguir donde quedaste.',
  ],
  'credenciales-incorrectas': ['unauthenticated', 'Datos incorrectos', 'Correo o contraseña incorrectos'],
  'totp-requerido': [
    'unauthenticated',
    'Falta el código',
    'Escribe el código de 6 números de tu aplicación de autenticación.',
  ],
  'totp-incorrecto': [
    'unauthenticated',
    'Código incorrecto',
    'El código no coincide. Escribe el que se ve ahora en tu aplicación.',
  ],
  'clave-de-reserva-requerida': [
    'unauthenticated',
    'Falta la clave de la reserva',
    'Abre la reserva con el enlace que te enviamos por correo, o búscala con tu correo y código.',
  ],

  'clave-api-requerida': [
    'unauthenticated',
    'Falta la clave de API',
    'Envía la clave de API de tu empresa como Bearer o en X-API-Key.',
  ],
  'clave-api-invalida': [
    'unauthenticated',
    'Clave de API inválida',
    'La clave de API no existe, venció o fue revocada.',
  ],
  'clave-de-metricas-requerida': [
    'unauthenticated',
    'Falta la clave de las métricas',
    'Envía la clave de las métricas como Bearer.',
  ],

  'contexto-ajeno': ['forbidden', 'Acceso de otra área', 'Tu cuenta no tiene acceso a esta página'],
  'clave-sin-permiso': [
    'forbidden',
    'Clave sin ese permiso',
    'La clave de API no tiene el permiso que pide esta llamada.',
  ],
  'sin-permiso': ['forbidden', 'Sin permiso', 'Tu cuenta no tiene acceso a esta página'],
  'reserva-ajena': ['forbidden', 'Reserva de otra persona', 'Esta reserva no está en tu cuenta.'],
  'experiencia-propia': [
    'forbidden',
    'Es tu experiencia',
    'No puedes reservar ni evaluar una experiencia tuya o del negocio donde trabajas.',
  ],
  'origen-ajeno': ['forbidden', 'Origen no permitido', 'La solicitud viene de otro sitio y no la aceptamos.'],
  'decide-otra-persona': [
    'forbidden',
    'Es algo tuyo',
    'Esto te toca a ti o a tu equipo: lo decide otra persona de nuestro equipo.',
  ],
  'cambio-sin-sesion': [
    'forbidden',
    'Entra en esa cuenta',
    'El correo de una cuenta se cambia con su sesión iniciada. Entra en ella y vuelve a abrir el enlace.',
  ],
  'aprueba-otra-persona': [
    'forbidden',
    'Aprueba otra persona',
    'Quien lo propuso no puede aprobarlo. Pídelo a otra persona de finanzas.',
  ],
  'cuenta-suspendida': ['forbidden', 'Cuenta suspendida', 'Tu cuenta está suspendida. Escríbenos y revisamos tu caso.'],

  'ruta-desconocida': ['not_found', 'No existe', 'Esta dirección no existe.'],
  'experiencia-desconocida': ['not_found', 'No existe', 'No encontramos esta experiencia.'],
  'destino-desconocido': ['not_found', 'No existe', 'No tenemos experiencias ahí.'],
  'proveedor-desconocido': ['not_found', 'No existe', 'No encontramos este proveedor.'],
  'recurso-desconocido': ['not_found', 'No existe', 'No encontramos ese recurso.'],
  'salida-desconocida': ['not_found', 'No existe', 'No encontramos esa fecha.'],
  'notificacion-desconocida': ['not_found', 'No existe', 'No encontramos esa notificación.'],
  'foto-desconocida': ['not_found', 'No existe', 'No encontramos esa foto.'],
  'mensaje-desconocido': ['not_found', 'No existe', 'No encontramos ese mensaje.'],
  'adjunto-desconocido': ['not_found', 'No existe', 'No encontramos esa foto.'],
  'resena-desconocida': ['not_found', 'No existe', 'No encontramos esa opinión.'],
  'calendario-desconocido': ['not_found', 'No existe', 'Ese calendario no existe o su dirección cambió.'],
  'calendario-externo-desconocido': ['not_found', 'No existe', 'No encontramos ese calendario.'],
  'lista-desconocida': ['not_found', 'No existe', 'Esta lista no existe o la borraron.'],
  'regalo-desconocido': [
    'not_found',
    'No existe',
    'No encontramos esa tarjeta de regalo. Revisa el código: tiene 16 letras y números.',
  ],
  'cancelacion-desconocida': ['not_found', 'No existe', 'No encontramos esa cancelación.'],
  'cancelacion-ya-perdonada': ['conflict', 'Ya no cuenta', 'Esa cancelación ya no contaba.'],
  'pausa-por-cancelaciones': [
    'conflict',
    'Ventas en pausa',
    'Tus ventas están en pausa por tres cancelaciones en 90 días. Si tuviste un motivo de fuerza mayor, escríbenos y lo revisa una persona.',
  ],
  'consulta-desconocida': ['not_found', 'No existe', 'Esa consulta no existe, o ya la borramos.'],
  'consulta-en-espera': [
    'conflict',
    'Todavía sin respuesta',
    'Todavía estamos viendo tu consulta. Cuando te respondamos, puedes preguntar de nuevo aquí.',
  ],
  'alerta-desconocida': ['not_found', 'No existe', 'Ese aviso no existe o ya se borró.'],
  'espera-desconocida': ['not_found', 'No existe', 'Ese enlace no existe o la espera ya terminó.'],
  'baja-desconocida': ['not_found', 'No existe', 'Ese enlace no existe o no está completo.'],
  'webhook-desconocido': ['not_found', 'No existe', 'No encontramos esa dirección de avisos.'],
  'entrega-desconocida': ['not_found', 'No existe', 'No encontramos esa entrega.'],
  'opcion-desconocida': ['not_found', 'No existe', 'No encontramos esa forma de tomar la experiencia.'],
  'reserva-desconocida': ['not_found', 'No existe', 'No encontramos esa reserva.'],
  'lectura-desconocida': ['not_found', 'Lectura desconocida', 'No encontramos esa lectura.'],
  'disputa-desconocida': ['not_found', 'No existe', 'No encontramos esa disputa.'],
  'diferencia-desconocida': ['not_found', 'No existe', 'No encontramos esa diferencia.'],
  'devolucion-desconocida': ['not_found', 'No existe', 'No encontramos esa devolución.'],
  'cuenta-desconocida': ['not_found', 'No existe', 'No encontramos esa cuenta.'],
  'transferencia-desconocida': ['not_found', 'No existe', 'No encontramos esa transferencia.'],
  'corrida-desconocida': ['not_found', 'No existe', 'No encontramos esa nómina de pagos.'],
  'clave-api-desconocida': ['not_found', 'No existe', 'No encontramos esa clave de API.'],

  'documento-desconocido': ['not_found', 'No existe', 'No encontramos ese documento.'],
  'operador-desconocido': ['not_found', 'No existe', 'No encontramos a ese operador.'],
  'cargo-desconocido': ['not_found', 'No existe', 'No encontramos ese equipo entre los tuyos.'],
  'miembro-desconocido': ['not_found', 'No existe', 'No encontramos a esa persona en tu equipo.'],
  'invitacion-desconocida': ['not_found', 'No existe', 'No encontramos esa invitación.'],
  'empresa-desconocida': ['not_found', 'No existe', 'No encontramos esa empresa.'],
  'pago-desconocido': ['not_found', 'No existe', 'No encontramos ese pago por confirmar.'],
  'linea-desconocida': ['not_found', 'No existe', 'No encontramos esa línea del contrato.'],
  'solicitud-desconocida': ['not_found', 'No existe', 'No encontramos esa solicitud.'],
  'centro-desconocido': ['not_found', 'No existe', 'No encontramos ese centro de costo.'],
  'sesion-desconocida': ['not_found', 'No existe', 'No encontramos esa sesión. Puede que ya esté cerrada.'],
  'viajero-desconocido': ['not_found', 'No existe', 'No encontramos a esa persona en tu lista.'],
  'ficha-desconocida': ['not_found', 'No existe', 'No encontramos esa ficha.'],
  'persona-desconocida': ['not_found', 'No existe', 'No encontramos a esa persona.'],
  'solicitud-de-datos-desconocida': ['not_found', 'No existe', 'No encontramos esa solicitud.'],
  'carta-desconocida': ['not_found', 'No existe', 'No encontramos ese trabajo fallido.'],
  'aviso-desconocido': ['not_found', 'No existe', 'No encontramos ese aviso.'],
  'regla-desconocida': ['not_found', 'No existe', 'No encontramos esa regla.'],
  'caso-desconocido': ['not_found', 'No existe', 'No encontramos ese caso.'],
  'exportacion-desconocida': ['not_found', 'No existe', 'No encontramos esa copia de tus datos.'],

  'correo-en-uso': [
    'conflict',
    'Correo en uso',
    'Ya existe una cuenta con ese correo. Inicia sesión o recupera tu contraseña.',
  ],
  'empresa-ya-registrada': [
    'conflict',
    'Empresa registrada',
    'Ya hay una empresa con ese RUT. Pide acceso a quien administra la cuenta.',
  ],
  'propuesta-vencida': ['conflict', 'Propuesta vencida', 'La propuesta venció. Pide actualizarla'],
  'reserva-por-aceptar': [
    'conflict',
    'Falta una aprobación',
    'Esta reserva espera una aprobación o una transferencia de tu empresa.',
  ],
  'sobre-el-limite': [
    'forbidden',
    'Sobre tu límite',
    'El total supera tu límite. Pide a quien aprueba en tu empresa que lo acepte.',
  ],
  'falta-otra-persona': ['conflict', 'Falta otra persona', 'Ese monto lo confirma una segunda persona del equipo.'],
  'ya-es-miembro': ['conflict', 'Ya es del equipo', 'Esa persona ya pertenece a una empresa.'],
  'empresa-no-activa': [
    'conflict',
    'Empresa sin activar',
    'Tu empresa aún no está activa. Te avisaremos por correo cuando lo esté.',
  ],
  'linea-cruzada': [
    'conflict',
    'Ya hay una línea',
    'Ya hay una línea para lo mismo en esas fechas. Termínala antes de agregar otra.',
  ],
  'linea-ya-terminada': ['conflict', 'Línea terminada', 'Esa línea del contrato ya terminó.'],
  'otra-comision': [
    'conflict',
    'Otra comisión',
    'El contrato da otra comisión a esa experiencia, y esta reserva ya se debe. Anúlala y reserva de nuevo.',
  ],
  'demasiadas-claves': ['conflict', 'Límite de claves', 'Ya tienes 5 claves activas. Revoca una para crear otra.'],
  'credito-insuficiente': [
    'conflict',
    'Crédito insuficiente',
    'Esta compra supera el crédito disponible de tu empresa. Paga lo que debes o pide un límite mayor.',
  ],
  'pago-ya-anotado': ['conflict', 'Pago ya anotado', 'Esa transferencia ya está anotada para esta empresa.'],
  'sin-saldo-a-favor': ['conflict', 'Sin saldo a favor', 'La empresa no tiene saldo a su favor.'],
  'pago-sobre-la-deuda': [
    'conflict',
    'Sobre la deuda',
    'El monto supera lo que debe la empresa. Si es lo que llegó al banco, confírmalo: lo que sobra queda a su favor.',
  ],
  'clave-no-vigente': ['conflict', 'Clave terminada', 'Esa clave ya no está vigente. Crea una nueva.'],
  'clave-en-rotacion': [
    'conflict',
    'Clave en rotación',
    'Esa clave ya se está rotando. Revoca la anterior para rotar otra vez.',
  ],
  'sin-cupos': ['conflict', 'Sin cupos', 'Se agotaron los cupos de esa salida. Elige otro horario.'],
  'gratis-con-cuenta': [
    'conflict',
    'Falta quien pague',
    'Si nadie del grupo paga, reserva con tu cuenta y el correo confirmado, o agrega al menos a una persona que pague.',
  ],
  'demasiados-gratis': [
    'conflict',
    'Demasiados lugares gratis',
    'Si nadie paga, puedes tener hasta 4 lugares en cada salida. Agrega al menos a una persona que pague.',
  ],
  'demasiados-sin-pagar': [
    'conflict',
    'Demasiados sin pagar',
    'Cada persona que paga puede ir con hasta 5 que no pagan. Agrega a otra persona que pague.',
  ],
  'salida-cerrada': ['conflict', 'Venta cerrada', 'Las reservas de esa salida ya cerraron. Elige otra fecha.'],
  'experiencia-no-disponible': ['conflict', 'No disponible', 'Esta experiencia no recibe reservas por ahora.'],
  'salida-con-cupos': ['conflict', 'Quedan cupos', 'Esa salida tiene cupos para ustedes. Resérvala ahora.'],
  'grupo-mayor-que-salida': [
    'conflict',
    'Grupo muy grande',
    'Esa salida no lleva a tantas personas. Elige menos viajeros.',
  ],
  'lista-cerrada': ['conflict', 'Votación cerrada', 'La votación de esta lista ya cerró.'],
  'lista-con-muchos-votos': ['conflict', 'Lista completa', 'En esta lista ya votaron 50 personas.'],
  'listas-llenas': ['conflict', 'Demasiadas listas', 'Tienes 20 listas. Borra una para crear otra.'],
  'regalo-sin-saldo': ['conflict', 'Sin saldo', 'Esa tarjeta de regalo no tiene saldo para esta reserva.'],
  'regalo-vencido': ['conflict', 'Regalo vencido', 'Esa tarjeta de regalo venció o se pidió su devolución.'],
  'regalo-no-devuelve': [
    'conflict',
    'No se puede devolver',
    'Devolvemos el dinero de una tarjeta sin usar hasta 10 días después de comprarla.',
  ],
  'regalo-no-paga-cambios': [
    'conflict',
    'Se paga con tarjeta',
    'La diferencia de un cambio de fecha se paga con tarjeta de crédito o débito.',
  ],
  'regalo-no-reenviable': [
    'conflict',
    'No se puede enviar',
    'Esta tarjeta no se puede enviar: aún no se paga, se pidió su devolución, venció o ya salió y es de quien tiene su código.',
  ],
  'espera-repetida': ['conflict', 'Ya esperas', 'Ya estás en la lista de espera de esa salida.'],
  'demasiadas-alertas': [
    'conflict',
    'Demasiadas búsquedas guardadas',
    'Tienes 20 búsquedas guardadas. Borra alguna para guardar otra.',
  ],
  'demasiadas-esperas': [
    'conflict',
    'Demasiadas esperas',
    'Ya esperas cupos en todas las salidas que se puede. Sal de alguna para anotarte en otra.',
  ],
  'reserva-vencida': ['conflict', 'Reserva vencida', 'Liberamos tus cupos. Revisa si siguen disponibles.'],
  'dinero-de-prueba': [
    'conflict',
    'Dinero de prueba',
    'Eso se hizo con un pago de prueba: no se usa, se devuelve ni se mezcla con dinero de verdad.',
  ],
  'modo-sabido': ['conflict', 'Ya se sabe qué es', 'El medio de pago dijo que una parte de ese dinero no es eso.'],
  'modo-en-nomina': ['conflict', 'Está en una nómina', 'Ese dinero ya está en una nómina: así no cambia de libro.'],
  'reserva-ya-extendida': ['conflict', 'Ya extendida', 'El tiempo de esta reserva ya no se puede extender más.'],
  'reserva-ya-cancelada': ['conflict', 'Ya cancelada', 'Esta reserva ya estaba cancelada.'],
  'demasiados-webhooks': [
    'conflict',
    'Límite de direcciones',
    'Ya tienes 10 direcciones de avisos. Borra una para agregar otra.',
  ],
  'reventa-repetida': ['conflict', 'Identificador en uso', 'Ese identificador ya es de otra reserva.'],
  'reserva-no-cancelable': ['conflict', 'No se puede cancelar', 'Esta reserva ya no se puede cancelar.'],
  'devolucion-distinta': [
    'conflict',
    'Cambió la devolución',
    'La devolución cambió desde que la viste. Revisa el monto nuevo antes de cancelar.',
  ],
  'conversacion-cerrada': [
    'conflict',
    'Conversación cerrada',
    'Esta conversación está cerrada. Si necesitas ayuda, escríbenos.',
  ],
  'favoritos-llenos': ['conflict', 'Favoritos llenos', 'Guardas 300 experiencias. Quita alguna para guardar otra.'],
  'resena-no-disponible': [
    'conflict',
    'Opinión no disponible',
    'Puedes opinar después de tu experiencia, durante 14 días.',
  ],
  'resena-ya-escrita': ['conflict', 'Opinión ya escrita', 'Esa opinión ya está escrita y no se puede cambiar.'],
  'resena-ya-respondida': ['conflict', 'Ya respondida', 'Ya respondiste esta opinión.'],
  'reserva-no-cambiable': ['conflict', 'No se puede cambiar', 'Esta reserva no se puede cambiar de fecha.'],
  'reserva-devuelta': [
    'conflict',
    'Pago devuelto',
    'Ya te devolvimos lo que pagaste por esta reserva. Para ir otro día, haz una reserva nueva.',
  ],
  'cambio-fuera-de-plazo': ['conflict', 'Fuera de plazo', 'Ya pasó el plazo para cambiar la fecha sin costo.'],
  'cambio-con-anfitrion': [
    'conflict',
    'Acuérdalo con tu anfitrión',
    'Esta experiencia se confirma a mano. Escríbele a tu anfitrión para acordar otra fecha.',
  ],
  'cambios-agotados': ['conflict', 'Sin más cambios', 'Ya cambiaste la fecha de esta reserva 3 veces.'],
  'cambio-en-curso': [
    'conflict',
    'Cambio en curso',
    'Ya tienes un cambio de fecha esperando pago. Págalo o cancélalo antes de pedir otro.',
  ],
  'misma-salida': ['conflict', 'Es la misma fecha', 'Tu reserva ya es para esa fecha.'],
  'salida-sin-minimo': [
    'conflict',
    'Falta el mínimo',
    'Esa salida aún no junta el mínimo de viajeros. Elige otra fecha.',
  ],
  'precio-distinto': [
    'conflict',
    'Cambió el precio',
    'El precio de esa fecha cambió. Revisa la diferencia antes de confirmar.',
  ],
  'factura-no-disponible': [
    'conflict',
    'Factura no disponible',
    'La factura se pide con el pago hecho y hasta 10 días después de la experiencia.',
  ],
  'factura-ya-pedida': ['conflict', 'Factura ya emitida', 'La factura de esta reserva ya se emitió.'],
  'reserva-no-pendiente': ['conflict', 'No está pendiente', 'Esta reserva no espera un pago.'],
  'reserva-sin-entrada': ['conflict', 'Sin entrada', 'La entrada aparece cuando la reserva está confirmada.'],
  'pago-en-revision': [
    'conflict',
    'Pago en revisión',
    'Estamos confirmando el pago con tu banco. No pagues otra vez: te avisaremos aquí y por correo.',
  ],
  'llegada-ya-registrada': ['conflict', 'Ya registrada', 'Esa llegada ya estaba registrada.'],
  'lectura-ya-decidida': ['conflict', 'Ya decidida', 'Otra persona de tu equipo ya decidió esa lectura.'],
  'llegada-en-revision': ['conflict', 'En revisión', 'Quien viaja avisó que nadie lo recibió. Lo estamos revisando.'],
  'transicion-no-permitida': ['conflict', 'Cambio no permitido', 'El estado actual no permite ese cambio.'],
  'solicitud-en-curso': ['conflict', 'En curso', 'La misma solicitud está en curso. Espera un momento.'],
  'correo-sin-verificar': [
    'conflict',
    'Correo sin confirmar',
    'Confirma primero tu correo: abre el enlace que te enviamos con tu sesión iniciada.',
  ],
  'totp-activo': ['conflict', 'Ya está activo', 'Tu cuenta ya pide un código al entrar.'],
  'totp-inactivo': ['conflict', 'No está activo', 'Tu cuenta no pide un código al entrar.'],
  'totp-sin-preparar': [
    'conflict',
    'Falta el primer paso',
    'Empieza de nuevo: escanea el código QR y luego escribe los 6 números.',
  ],
  'demasiados-viajeros': [
    'conflict',
    'Lista completa',
    'Puedes guardar hasta 20 personas. Quita a alguien para agregar a otra.',
  ],
  'exportacion-no-lista': [
    'conflict',
    'Aún no está lista',
    'Esa copia no se puede descargar: todavía se prepara o ya venció. Pide una nueva si la necesitas.',
  ],
  'cuenta-con-reservas': [
    'conflict',
    'Tienes reservas próximas',
    'Cancela primero tus reservas próximas, o espera a que se realicen.',
  ],
  'cuenta-con-dinero': [
    'conflict',
    'Hay dinero en camino',
    'Hay un pago o una devolución en curso. Podrás eliminar tu cuenta cuando termine.',
  ],
  'baja-con-pendientes': [
    'conflict',
    'Todavía no se puede cerrar',
    'Hay reservas, pagos o reclamos sin terminar. Mira qué falta y vuelve a intentarlo.',
  ],
  'negocio-suspendido': [
    'conflict',
    'Cerraste con una suspensión',
    'Cerraste tu espacio mientras estaba suspendido. Escríbenos si quieres volver a ofrecer experiencias.',
  ],
  'cuenta-con-negocio': [
    'conflict',
    'Cuenta con un negocio',
    'Cierra primero lo que tienes a tu cargo, o deja a otra persona en tu lugar. Después podrás eliminar tu cuenta.',
  ],
  'reserva-con-cuenta': [
    'conflict',
    'Es de una cuenta',
    'Esta reserva es de una cuenta: sus datos se descargan y se borran desde la cuenta.',
  ],
  'reserva-en-pie': [
    'conflict',
    'Reserva en pie',
    'Cancela primero la reserva, o espera a que termine la experiencia.',
  ],
  'reserva-con-dinero': [
    'conflict',
    'Hay dinero en camino',
    'Hay un pago o una devolución en curso. Podrás borrar tus datos cuando termine.',
  ],
  'datos-ya-borrados': ['conflict', 'Datos borrados', 'Ya borramos los datos personales de esta reserva.'],
  'efecto-distinto': [
    'conflict',
    'Cambió lo vendido',
    'Lo vendido cambió mientras decidías. Revisa otra vez cuántas reservas y cuánto dinero se devuelve.',
  ],
  'sin-suspension': ['conflict', 'No hay suspensión', 'No hay una suspensión vigente.'],
  'suspension-en-curso': [
    'conflict',
    'Hay viajeros eligiendo',
    'Hay viajeros que todavía eligen entre otra salida y su devolución. Decide cuando termine su plazo.',
  ],
  'apelacion-ya-enviada': [
    'conflict',
    'Ya apelaste',
    'Ya apelaste esta suspensión: te avisaremos por correo lo que se decida.',
  ],
  'puesto-propio': ['conflict', 'Es tu puesto', 'Tu propio puesto lo cambia otra persona.'],
  'caso-ya-resuelto': ['conflict', 'Ya resuelto', 'Otra persona ya lo resolvió'],
  'caso-tomado': ['conflict', 'Otra persona lo revisa', 'Otra persona está revisando este caso.'],
  'caso-de-otra-persona': [
    'conflict',
    'Debe verlo otra persona',
    'Tú tomaste la primera decisión: esta la toma otra persona.',
  ],
  'alta-en-revision': ['conflict', 'En revisión', 'Estamos revisando esos datos. Podrás cambiarlos cuando terminemos.'],
  'alta-incompleta': ['conflict', 'Faltan datos', 'Aún faltan datos o documentos. Complétalos y envía de nuevo.'],
  'rut-en-uso': ['conflict', 'RUT en uso', 'Ese RUT ya tiene una cuenta. Ingresa como proveedor'],
  'documentos-pendientes': [
    'conflict',
    'Documentos pendientes',
    'Falta marcar como válidos los documentos obligatorios.',
  ],
  'ultimo-dueno': ['conflict', 'Falta un dueño', 'El equipo debe quedar con al menos un dueño o dueña.'],
  'equipo-completo': ['conflict', 'Equipo completo', 'Tu equipo llegó al máximo de personas.'],
  'cargo-en-pausa': [
    'conflict',
    'Acceso en pausa',
    'Tu acceso a ese equipo está en pausa. Pide a quien lo dirige que te active.',
  ],
  'trabaja-con-otro': [
    'conflict',
    'Trabajas con otro anfitrión',
    'Con esta cuenta trabajas en el equipo de otro anfitrión. Para ofrecer tus propias experiencias, usa otro correo.',
  ],
  'ya-es-anfitrion': [
    'conflict',
    'Ya ofrece experiencias',
    'Esa cuenta ya ofrece sus propias experiencias. Acepta con otro correo.',
  ],
  'ya-es-del-equipo': [
    'conflict',
    'Ya está en el equipo',
    'Esa persona ya está en tu equipo o tiene una invitación abierta.',
  ],
  'suscripcion-con-deuda': [
    'conflict',
    'Plan con un cobro pendiente',
    'Tu plan tiene un cobro pendiente. Cambia la tarjeta o cancela el plan antes de elegir otro.',
  ],
  'limite-del-plan': [
    'conflict',
    'Límite del plan',
    'Tu plan llegó a su máximo de experiencias publicadas. Pausar una, o elegir otro plan, permite publicar esta.',
  ],
  'mismo-plan': ['conflict', 'Ya tienes ese plan', 'Ese es tu plan actual.'],
  'sin-suscripcion': ['conflict', 'Sin plan de pago', 'No tienes un plan de pago que cambiar.'],
  'tarjeta-rechazada': [
    'conflict',
    'Tarjeta rechazada',
    'Tu banco rechazó el cobro y tu plan no cambió. Prueba con otra tarjeta.',
  ],
  'calendarios-completos': [
    'conflict',
    'Límite de calendarios',
    'Tienes 10 calendarios conectados aquí. Quita uno para agregar otro.',
  ],
  'recurso-en-conflicto': [
    'conflict',
    'No alcanza para lo vendido',
    'Con esa cantidad no alcanza para lo que ya vendiste.',
  ],
  'oferta-vencida': ['conflict', 'Plazo vencido', 'El plazo para elegir otra fecha terminó: te devolvemos todo.'],
  'carta-ya-atendida': ['conflict', 'Ya atendido', 'Otra persona ya lo repitió o lo descartó.'],
  'regla-sin-cambios': ['conflict', 'Sin cambios', 'Es igual a la última versión.'],
  'version-anterior': [
    'conflict',
    'Hay una versión más nueva',
    'Hay una versión más nueva. Recarga para no perder cambios.',
  ],
  'salida-ya-iniciada': ['conflict', 'Salida en curso', 'Esa salida ya empezó.'],
  'salida-ya-cancelada': ['conflict', 'Salida cancelada', 'Esa salida ya se canceló.'],
  'cupos-ya-vendidos': ['conflict', 'Cupos ya vendidos', 'No puedes dejar menos cupos que los vendidos.'],
  'borradores-llenos': [
    'conflict',
    'Demasiados borradores',
    'Llegaste al máximo de borradores. Termina o borra alguno para empezar otro.',
  ],
  'edicion-sin-cambios': ['conflict', 'Sin cambios', 'Aún no cambias nada de lo publicado.'],
  'operador-no-activo': [
    'conflict',
    'Aún no puede vender',
    'Quien la ofrece aún no está activo. Aprueba primero sus datos.',
  ],
  'fotos-completas': [
    'conflict',
    'Sin espacio para fotos',
    'Llegaste al límite de fotos guardadas. Quita las que no uses y espera un día para subir otra.',
  ],
  'mensaje-propio': ['conflict', 'Es tu mensaje', 'Solo puedes reportar mensajes de la otra parte.'],
  'mensaje-ya-reportado': [
    'conflict',
    'Ya lo reportaste',
    'Ya recibimos tu reporte de ese mensaje. Te contaremos qué decidimos.',
  ],
  'opinion-sin-decision': ['conflict', 'Sin revisar', 'Nadie ha revisado esta opinión todavía. Repórtala primero.'],
  'opinion-ya-apelada': ['conflict', 'Ya apelaste', 'Ya apelaste lo que decidimos de esta opinión.'],
  'rechazo-ya-apelado': [
    'conflict',
    'Ya apelaste',
    'Ya apelaste el rechazo de tu solicitud. La segunda decisión es definitiva.',
  ],
  'apelacion-vencida': ['conflict', 'Plazo vencido', 'El plazo para apelar eran 30 días desde la decisión.'],
  'devolucion-excesiva': ['conflict', 'Monto muy alto', 'Queda menos que eso por devolver de esta reserva.'],
  'devolucion-ya-propuesta': [
    'conflict',
    'Ya hay una propuesta',
    'Ya hay una devolución propuesta que espera la decisión de otra persona. Resuelvan esa antes de proponer otra.',
  ],
  'devolucion-no-disponible': [
    'conflict',
    'No se puede devolver',
    'El pago de esta reserva no admite una devolución ahora.',
  ],
  'nada-que-pagar': [
    'conflict',
    'Nada que pagar',
    'No hay nada por pagar a cuentas conocidas. Una venta se paga desde 24 horas después de la salida, o 48 si nadie registró la llegada.',
  ],
  'dato-en-conflicto': ['conflict', 'Conflicto', 'Ese dato choca con otro que ya existe.'],

  'datos-invalidos': ['invalid', 'Revisa estos datos', 'Revisa estos datos.'],
  'edicion-incompleta': ['invalid', 'Faltan datos', 'Completa lo que falta y envíala de nuevo.'],
  'calendario-ilegible': [
    'invalid',
    'Calendario ilegible',
    'No pudimos leer ese archivo. Exporta tu calendario en formato iCal (.ics) y súbelo de nuevo.',
  ],
  'documento-ilegible': [
    'invalid',
    'Documento ilegible',
    'No pudimos leer el documento. Súbelo con más luz y sin recortes, en PDF, JPG o PNG.',
  ],
  'foto-desproporcionada': [
    'invalid',
    'Foto muy chica o muy alargada',
    'La foto es muy chica o muy alargada. Cada lado debe medir al menos 32 píxeles, y el largo a lo más 10 veces el otro.',
  ],
  'foto-ilegible': ['invalid', 'Foto ilegible', 'No pudimos leer la foto. Prueba con otra, en JPG, PNG o WebP.'],
  'clave-idempotente-reutilizada': ['invalid', 'Clave repetida', 'Esa Idempotency-Key ya se usó con otros datos.'],
  'entrada-falsa': ['invalid', 'No es una entrada', 'Ese QR no es de una entrada nuestra.'],
  'enlace-vencido': ['invalid', 'Enlace vencido', 'El enlace venció. Pide uno nuevo.'],
  'participantes-invalidos': [
    'invalid',
    'Participantes fuera de las reglas',
    'Esa combinación de participantes no se puede reservar.',
  ],
  'contacto-incompleto': ['invalid', 'Faltan datos de contacto', 'Falta el nombre o el correo de quien viaja.'],
  'tarifa-no-vendida': ['invalid', 'Tarifa no disponible', 'Esa experiencia no vende ese tipo de participante.'],
  'recogida-desconocida': ['invalid', 'Recogida no disponible', 'Esa experiencia no pasa a buscarte ahí.'],
  'recogida-requerida': ['invalid', 'Falta la recogida', 'Elige dónde pasan a buscarte.'],
  'respuesta-invalida': ['invalid', 'Revisa tus respuestas', 'Una respuesta no corresponde a lo que se pregunta.'],
  'pregunta-sin-respuesta': ['invalid', 'Faltan respuestas', 'Responde las preguntas obligatorias de tu anfitrión.'],

  'demasiados-intentos': [
    'too_many',
    'Demasiados intentos',
    'Hiciste demasiados intentos. Espera un momento antes de probar otra vez.',
  ],
  'demasiadas-reservas-abiertas': [
    'too_many',
    'Demasiadas reservas abiertas',
    'Tienes demasiadas reservas sin confirmar. Paga, confirma o cancela una antes de tomar otra.',
  ],

  'monto-no-cobrable': [
    'invalid',
    'Monto fuera del rango',
    'Con tarjeta cobramos entre $500 y $99.999.999. Reserva menos cupos por vez o escríbenos para coordinar el pago.',
  ],
  'pagos-no-disponible': [
    'unavailable',
    'Pagos no disponibles',
    'El medio de pago no responde. Guardamos tus cupos; inténtalo en un momento.',
  ],
  'pagos-apagados': [
    'unavailable',
    'Todavía no se puede pagar aquí',
    'En este sitio todavía no se puede pagar en línea. No escribas tu tarjeta: no hicimos ningún cobro.',
  ],
  'funcion-apagada': [
    'unavailable',
    'No disponible por ahora',
    'Esta función no está disponible por ahora. Inténtalo más tarde.',
  ],
  'servicio-ocupado': [
    'unavailable',
    'Servicio ocupado',
    'Hay mucha demanda en este momento. Inténtalo de nuevo en unos segundos.',
  ],
  'servicio-cerrando': [
    'unavailable',
    'Servicio cerrando',
    'Estamos reiniciando el servicio. Inténtalo de nuevo en unos segundos.',
  ],
  'error-interno': ['bug', 'Error interno', 'Algo falló de nuestro lado y no guardamos el cambio. Inténtalo de nuevo'],
})

/** What 'error-interno' says where nothing was to be written. */
export const FALLA_AL_LEER = 'Algo falló de nuestro lado. Inténtalo de nuevo'
export type ErrorCode = keyof typeof ERRORS

export interface CampoInvalido {
  campo: string
  mensaje: string
}

/** The body of every error answer (application/problem+json). */
export interface Problema {
  type: string
  title: string
  status: number
  detail: string
  instance?: string
  errores?: CampoInvalido[]
  /** Of `devolucion-distinta`: the quote as the call that quotes answers it now. */
  cotizacion?: object
}

export const statusOf = (code: ErrorCode): number => KIND_STATUS[ERRORS[code][0]]
