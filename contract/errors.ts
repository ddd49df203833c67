export const KIND_STATUS = {
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
  'cuerpo-ilegible': ['malformed', 'Solicitud ilegible', 'No pudimos leer la solicitud. Revisa el formato e inténtalo de nuevo.'],
  'cuerpo-demasiado-grande': ['too_large', 'Solicitud demasiado grande', 'Lo que enviaste pesa más de lo permitido.'],
  'tipo-no-admitido': ['wrong_type', 'Tipo no admitido', 'Envía los datos como application/json.'],
  'metodo-no-admitido': ['method', 'Método no admitido', 'Esta dirección no admite ese método.'],
  'foto-no-admitida': ['wrong_type', 'Foto no admitida', 'La foto debe ser JPG, PNG o WebP.'],
  'foto-demasiado-grande': ['too_large', 'Foto demasiado grande', 'La foto pesa demasiado. El máximo es 10 MB.'],
  'firma-invalida': ['malformed', 'Firma inválida', 'La firma del aviso no corresponde.'],

  'sesion-requerida': ['unauthenticated', 'Inicia sesión', 'Inicia sesión para continuar.'],
  'sesion-terminada': ['unauthenticated', 'Sesión terminada', 'Tu sesión terminó. Inicia sesión para seguir donde quedaste.'],
  'credenciales-incorrectas': ['unauthenticated', 'Datos incorrectos', 'Correo o contraseña incorrectos'],
  'totp-requerido': ['unauthenticated', 'Falta el código', 'Escribe el código de 6 números de tu aplicación de autenticación.'],
  'totp-incorrecto': ['unauthenticated', 'Código incorrecto', 'El código no coincide. Escribe el que se ve ahora en tu aplicación.'],
  'clave-de-reserva-requerida': ['unauthenticated', 'Falta la clave de la reserva', 'Abre la reserva con el enlace que te enviamos por correo, o búscala con tu correo y código.'],

  'clave-api-requerida': ['unauthenticated', 'Falta la clave de API', 'Envía la clave de API de tu empresa como Bearer o en X-API-Key.'],
  'clave-api-invalida': ['unauthenticated', 'Clave de API inválida', 'La clave de API no existe, venció o fue revocada.'],

  'contexto-ajeno': ['forbidden', 'Acceso de otra área', 'Tu cuenta no tiene acceso a esta página'],
  'clave-sin-permiso': ['forbidden', 'Clave sin ese permiso', 'La clave de API no tiene el permiso que pide esta llamada.'],
  'sin-permiso': ['forbidden', 'Sin permiso', 'Tu cuenta no tiene acceso a esta página'],
  'reserva-ajena': ['forbidden', 'Reserva de otra persona', 'Esta reserva no está en tu cuenta.'],
  'experiencia-propia': ['forbidden', 'Es tu experiencia', 'No puedes reservar tu propia experiencia.'],
  'origen-ajeno': ['forbidden', 'Origen no permitido', 'La solicitud viene de otro sitio y no la aceptamos.'],
  'aprueba-otra-persona': ['forbidden', 'Aprueba otra persona', 'Quien lo propuso no puede aprobarlo. Pídelo a otra persona de finanzas.'],
  'cuenta-suspendida': ['forbidden', 'Cuenta suspendida', 'Tu cuenta está suspendida. Escríbenos y revisamos tu caso.'],

  'ruta-desconocida': ['not_found', 'No existe', 'Esta dirección no existe.'],
  'experiencia-desconocida': ['not_found', 'No existe', 'No encontramos esta experiencia.'],
  'destino-desconocido': ['not_found', 'No existe', 'No tenemos experiencias ahí.'],
  'proveedor-desconocido': ['not_found', 'No existe', 'No encontramos este proveedor.'],
  'recurso-desconocido': ['not_found', 'No existe', 'No encontramos ese recurso.'],
  'salida-desconocida': ['not_found', 'No existe', 'No encontramos esa fecha.'],
  'notificacion-desconocida': ['not_found', 'No existe', 'No encontramos esa notificación.'],
  'foto-desconocida': ['not_found', 'No existe', 'No encontramos esa foto.'],
  'adjunto-desconocido': ['not_found', 'No existe', 'No encontramos esa foto.'],
  'resena-desconocida': ['not_found', 'No existe', 'No encontramos esa opinión.'],
  'calendario-desconocido': ['not_found', 'No existe', 'Ese calendario no existe o su dirección cambió.'],
  'espera-desconocida': ['not_found', 'No existe', 'Ese enlace no existe o la espera ya terminó.'],
  'reserva-desconocida': ['not_found', 'No existe', 'No encontramos esa reserva.'],
  'corrida-desconocida': ['not_found', 'No existe', 'No encontramos esa nómina de pagos.'],
  'clave-api-desconocida': ['not_found', 'No existe', 'No encontramos esa clave de API.'],

  'documento-desconocido': ['not_found', 'No existe', 'No encontramos ese documento.'],
  'operador-desconocido': ['not_found', 'No existe', 'No encontramos a ese operador.'],
  'miembro-desconocido': ['not_found', 'No existe', 'No encontramos a esa persona en tu equipo.'],
  'invitacion-desconocida': ['not_found', 'No existe', 'No encontramos esa invitación.'],
  'empresa-desconocida': ['not_found', 'No existe', 'No encontramos esa empresa.'],
  'solicitud-desconocida': ['not_found', 'No existe', 'No encontramos esa solicitud.'],
  'centro-desconocido': ['not_found', 'No existe', 'No encontramos ese centro de costo.'],
  'sesion-desconocida': ['not_found', 'No existe', 'No encontramos esa sesión. Puede que ya esté cerrada.'],
  'viajero-desconocido': ['not_found', 'No existe', 'No encontramos a esa persona en tu lista.'],
  'ficha-desconocida': ['not_found', 'No existe', 'No encontramos esa ficha.'],
  'persona-desconocida': ['not_found', 'No existe', 'No encontramos a esa persona.'],
  'caso-desconocido': ['not_found', 'No existe', 'No encontramos ese caso.'],
  'exportacion-desconocida': ['not_found', 'No existe', 'No encontramos esa copia de tus datos.'],

  'correo-en-uso': ['conflict', 'Correo en uso', 'Ya existe una cuenta con ese correo. Inicia sesión o recupera tu contraseña.'],
  'empresa-ya-registrada': ['conflict', 'Empresa registrada', 'Ya hay una empresa con ese RUT. Pide acceso a quien administra la cuenta.'],
  'propuesta-vencida': ['conflict', 'Propuesta vencida', 'La propuesta venció. Pide actualizarla'],
  'reserva-por-aceptar': ['conflict', 'Falta una aprobación', 'Esta reserva espera una aprobación o una transferencia de tu empresa.'],
  'sobre-el-limite': ['forbidden', 'Sobre tu límite', 'El total supera tu límite. Pide a quien aprueba en tu empresa que lo acepte.'],
  'falta-otra-persona': ['conflict', 'Falta otra persona', 'Ese monto lo confirma una segunda persona del equipo.'],
  'ya-es-miembro': ['conflict', 'Ya es del equipo', 'Esa persona ya pertenece a una empresa.'],
  'empresa-no-activa': ['conflict', 'Empresa sin activar', 'Tu empresa aún no está activa. Te avisaremos por correo cuando lo esté.'],
  'demasiadas-claves': ['conflict', 'Límite de claves', 'Ya tienes 5 claves activas. Revoca una para crear otra.'],
  'sin-cupos': ['conflict', 'Sin cupos', 'Se agotaron los cupos de esa salida. Elige otro horario.'],
  'salida-cerrada': ['conflict', 'Venta cerrada', 'Las reservas de esa salida ya cerraron. Elige otra fecha.'],
  'experiencia-no-disponible': ['conflict', 'No disponible', 'Esta experiencia no recibe reservas por ahora.'],
  'salida-con-cupos': ['conflict', 'Quedan cupos', 'Esa salida tiene cupos para ustedes. Resérvala ahora.'],
  'grupo-mayor-que-salida': ['conflict', 'Grupo muy grande', 'Esa salida no lleva a tantas personas. Elige menos viajeros.'],
  'espera-repetida': ['conflict', 'Ya esperas', 'Ya estás en la lista de espera de esa salida.'],
  'demasiadas-esperas': ['conflict', 'Demasiadas esperas', 'Esperas cupos en 10 salidas. Sal de alguna para anotarte en otra.'],
  'reserva-vencida': ['conflict', 'Reserva vencida', 'Liberamos tus cupos. Revisa si siguen disponibles.'],
  'reserva-ya-extendida': ['conflict', 'Ya extendida', 'Ya extendiste el tiempo de esta reserva una vez.'],
  'reserva-ya-cancelada': ['conflict', 'Ya cancelada', 'Esta reserva ya estaba cancelada.'],
  'reserva-no-cancelable': ['conflict', 'No se puede cancelar', 'Esta reserva ya no se puede cancelar.'],
  'conversacion-cerrada': ['conflict', 'Conversación cerrada', 'Esta conversación está cerrada. Si necesitas ayuda, escríbenos.'],
  'favoritos-llenos': ['conflict', 'Favoritos llenos', 'Guardas 300 experiencias. Quita alguna para guardar otra.'],
  'resena-no-disponible': ['conflict', 'Opinión no disponible', 'Puedes opinar después de tu experiencia, durante 14 días.'],
  'resena-ya-escrita': ['conflict', 'Opinión ya escrita', 'Esa opinión ya está escrita y no se puede cambiar.'],
  'resena-ya-respondida': ['conflict', 'Ya respondida', 'Ya respondiste esta opinión.'],
  'reserva-no-cambiable': ['conflict', 'No se puede cambiar', 'Esta reserva no se puede cambiar de fecha.'],
  'cambio-fuera-de-plazo': ['conflict', 'Fuera de plazo', 'Ya pasó el plazo para cambiar la fecha sin costo.'],
  'cambio-con-anfitrion': ['conflict', 'Acuérdalo con tu anfitrión', 'Esta experiencia se confirma a mano. Escríbele a tu anfitrión para acordar otra fecha.'],
  'cambios-agotados': ['conflict', 'Sin más cambios', 'Ya cambiaste la fecha de esta reserva 3 veces.'],
  'cambio-en-curso': ['conflict', 'Cambio en curso', 'Ya tienes un cambio de fecha esperando pago. Págalo o cancélalo antes de pedir otro.'],
  'misma-salida': ['conflict', 'Es la misma fecha', 'Tu reserva ya es para esa fecha.'],
  'salida-sin-minimo': ['conflict', 'Falta el mínimo', 'Esa salida aún no junta el mínimo de viajeros. Elige otra fecha.'],
  'precio-distinto': ['conflict', 'Cambió el precio', 'El precio de esa fecha cambió. Revisa la diferencia antes de confirmar.'],
  'factura-no-disponible': ['conflict', 'Factura no disponible', 'La factura se pide con el pago hecho y hasta 10 días después de la experiencia.'],
  'factura-ya-pedida': ['conflict', 'Factura ya emitida', 'La factura de esta reserva ya se emitió.'],
  'reserva-no-pendiente': ['conflict', 'No está pendiente', 'Esta reserva no espera un pago.'],
  'reserva-sin-entrada': ['conflict', 'Sin entrada', 'La entrada aparece cuando la reserva está confirmada.'],
  'pago-en-revision': ['conflict', 'Pago en revisión', 'Estamos confirmando el pago con tu banco. No pagues otra vez: te avisaremos aquí y por correo.'],
  'transicion-no-permitida': ['conflict', 'Cambio no permitido', 'El estado actual no permite ese cambio.'],
  'solicitud-en-curso': ['conflict', 'En curso', 'La misma solicitud está en curso. Espera un momento.'],
  'correo-sin-verificar': ['conflict', 'Correo sin confirmar', 'Confirma primero tu correo con el enlace que te enviamos.'],
  'totp-activo': ['conflict', 'Ya está activo', 'Tu cuenta ya pide un código al entrar.'],
  'totp-inactivo': ['conflict', 'No está activo', 'Tu cuenta no pide un código al entrar.'],
  'totp-sin-preparar': ['conflict', 'Falta el primer paso', 'Empieza de nuevo: escanea el código QR y luego escribe los 6 números.'],
  'demasiados-viajeros': ['conflict', 'Lista completa', 'Puedes guardar hasta 20 personas. Quita a alguien para agregar a otra.'],
  'exportacion-no-lista': ['conflict', 'Aún no está lista', 'Esa copia no se puede descargar: todavía se prepara o ya venció. Pide una nueva si la necesitas.'],
  'cuenta-con-reservas': ['conflict', 'Tienes reservas próximas', 'Cancela primero tus reservas próximas, o espera a que se realicen.'],
  'cuenta-con-dinero': ['conflict', 'Hay dinero en camino', 'Hay un pago o una devolución en curso. Podrás eliminar tu cuenta cuando termine.'],
  'cuenta-con-negocio': ['conflict', 'Cuenta con un negocio', 'Tu cuenta ofrece experiencias o pertenece a un equipo. Pídenos eliminarla y te respondemos en 30 días corridos.'],
  'efecto-distinto': ['conflict', 'Cambió lo vendido', 'Lo vendido cambió mientras decidías. Revisa otra vez cuántas reservas y cuánto dinero se devuelve.'],
  'sin-suspension': ['conflict', 'No hay suspensión', 'No hay una suspensión vigente.'],
  'apelacion-ya-enviada': ['conflict', 'Ya apelaste', 'Ya apelaste esta suspensión: te avisaremos por correo lo que se decida.'],
  'caso-ya-resuelto': ['conflict', 'Ya resuelto', 'Otra persona ya lo resolvió'],
  'caso-tomado': ['conflict', 'Otra persona lo revisa', 'Otra persona está revisando este caso.'],
  'caso-de-otra-persona': ['conflict', 'Debe verlo otra persona', 'Tú tomaste la primera decisión: esta la toma otra persona.'],
  'alta-en-revision': ['conflict', 'En revisión', 'Estamos revisando esos datos. Podrás cambiarlos cuando terminemos.'],
  'alta-incompleta': ['conflict', 'Faltan datos', 'Aún faltan datos o documentos. Complétalos y envía de nuevo.'],
  'rut-en-uso': ['conflict', 'RUT en uso', 'Ese RUT ya tiene una cuenta. Ingresa como proveedor'],
  'documentos-pendientes': ['conflict', 'Documentos pendientes', 'Falta marcar como válidos los documentos obligatorios.'],
  'ultimo-dueno': ['conflict', 'Falta un dueño', 'El equipo debe quedar con al menos un dueño o dueña.'],
  'equipo-completo': ['conflict', 'Equipo completo', 'Tu equipo llegó al máximo de personas.'],
  'ya-es-del-equipo': ['conflict', 'Ya está en el equipo', 'Esa persona ya está en tu equipo o tiene una invitación abierta.'],
  'suscripcion-con-deuda': ['conflict', 'Plan con un cobro pendiente', 'Tu plan tiene un cobro pendiente. Cambia la tarjeta o cancela el plan antes de elegir otro.'],
  'mismo-plan': ['conflict', 'Ya tienes ese plan', 'Ese es tu plan actual.'],
  'sin-suscripcion': ['conflict', 'Sin plan de pago', 'No tienes un plan de pago que cambiar.'],
  'tarjeta-rechazada': ['conflict', 'Tarjeta rechazada', 'Tu banco rechazó el cobro y tu plan no cambió. Prueba con otra tarjeta.'],
  'recurso-en-conflicto': ['conflict', 'No alcanza para lo vendido', 'Con esa cantidad no alcanza para lo que ya vendiste.'],
  'oferta-vencida': ['conflict', 'Plazo vencido', 'El plazo para elegir otra fecha terminó: te devolvemos todo.'],
  'version-anterior': ['conflict', 'Hay una versión más nueva', 'Hay una versión más nueva. Recarga para no perder cambios.'],
  'salida-ya-iniciada': ['conflict', 'Salida en curso', 'Esa salida ya empezó.'],
  'salida-ya-cancelada': ['conflict', 'Salida cancelada', 'Esa salida ya se canceló.'],
  'cupos-ya-vendidos': ['conflict', 'Cupos ya vendidos', 'No puedes dejar menos cupos que los vendidos.'],
  'borradores-llenos': ['conflict', 'Demasiados borradores', 'Tienes 20 borradores. Termina o borra alguno para empezar otro.'],
  'edicion-sin-cambios': ['conflict', 'Sin cambios', 'Aún no cambias nada de lo publicado.'],
  'operador-no-activo': ['conflict', 'Aún no puede vender', 'Quien la ofrece aún no está activo. Aprueba primero sus datos.'],
  'fotos-completas': ['conflict', 'Sin espacio para fotos', 'Llegaste al límite de fotos guardadas. Quita las que no uses y espera un día para subir otra.'],
  'nada-que-pagar': ['conflict', 'Nada que pagar', 'No hay liquidaciones por pagar a cuentas conocidas.'],
  'dato-en-conflicto': ['conflict', 'Conflicto', 'Ese dato choca con otro que ya existe.'],

  'datos-invalidos': ['invalid', 'Revisa estos datos', 'Revisa estos datos.'],
  'edicion-incompleta': ['invalid', 'Faltan datos', 'Completa lo que falta y envíala de nuevo.'],
  'foto-ilegible': ['invalid', 'Foto ilegible', 'No pudimos leer la foto. Prueba con otra, en JPG, PNG o WebP.'],
  'clave-idempotente-reutilizada': ['invalid', 'Clave repetida', 'Esa Idempotency-Key ya se usó con otros datos.'],
  'entrada-falsa': ['invalid', 'No es una entrada', 'Ese QR no es de una entrada nuestra.'],
  'enlace-vencido': ['invalid', 'Enlace vencido', 'El enlace venció. Pide uno nuevo.'],
  'tarifa-no-vendida': ['invalid', 'Tarifa no disponible', 'Esa experiencia no vende ese tipo de participante.'],

  'demasiados-intentos': ['too_many', 'Demasiados intentos', 'Hiciste demasiados intentos. Espera un momento antes de probar otra vez.'],
  'demasiadas-reservas-abiertas': ['too_many', 'Demasiadas reservas abiertas', 'Tienes 5 reservas esperando pago. Paga o cancela una antes de tomar otra.'],

  'monto-no-cobrable': ['invalid', 'Monto fuera del rango', 'Con tarjeta cobramos entre $500 y $99.999.999. Reserva menos cupos por vez o escríbenos para coordinar el pago.'],
  'pagos-no-disponible': ['unavailable', 'Pagos no disponibles', 'El medio de pago no responde. Guardamos tus cupos; inténtalo en un momento.'],
  'servicio-ocupado': ['unavailable', 'Servicio ocupado', 'Hay mucha demanda en este momento. Inténtalo de nuevo en unos segundos.'],
  'servicio-cerrando': ['unavailable', 'Servicio cerrando', 'Estamos reiniciando el servicio. Inténtalo de nuevo en unos segundos.'],
  'error-interno': ['bug', 'Error interno', 'Algo falló de nuestro lado y no guardamos el cambio. Inténtalo de nuevo'],
})

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
}

export const statusOf = (code: ErrorCode): number => KIND_STATUS[ERRORS[code][0]]
