import { SITIO } from '#web/ui/marca.ts'
import { comoEscribir } from './ayuda-contacto.ts'
import type { Tema } from './ayuda-tipos.ts'

export const EMERGENCIAS = [
  { numero: '131', nombre: 'Ambulancia', cuando: 'Una persona herida o enferma' },
  { numero: '132', nombre: 'Bomberos', cuando: 'Fuego, rescate o accidente de tránsito' },
  { numero: '133', nombre: 'Carabineros', cuando: 'Un delito o alguien perdido' },
] as const

export const TEMAS: readonly Tema[] = [
  {
    id: 'reservar',
    titulo: 'Reservar',
    resumen: 'Fechas, cupos y confirmación',
    respuestas: [
      {
        id: 'como-reservo',
        pregunta: '¿Cómo reservo?',
        parrafos: ['Puedes reservar con o sin cuenta. No se cobra nada hasta el último paso.'],
        pasos: [
          'Elige una experiencia. En el celular, toca «Ver fechas».',
          'Elige el día, el horario y cuántas personas van.',
          'Toca «Continuar» y escribe tu nombre, correo y celular.',
          'Revisa el total y la política de cancelación, acepta los Términos y paga.',
        ],
        enlaces: [{ to: '/', texto: 'Buscar experiencias' }],
      },
      {
        id: 'cuanto-guardan-cupos',
        pregunta: '¿Cuánto tiempo guardan mis cupos?',
        parrafos: [
          'Quince minutos desde que envías tus datos. Antes de que terminen puedes tocar «Necesito más tiempo», una sola vez, y empiezan otros quince.',
          'Si el plazo termina sin pago, liberamos los cupos y no hay cobro. Puedes tener hasta {{limites.reservasAbiertas}} esperando pago a la vez.',
        ],
      },
      {
        id: 'confirmacion',
        pregunta: '¿Mi reserva queda confirmada al instante?',
        parrafos: ['Casi siempre sí: pagas y recibes tu entrada. Hay dos excepciones, que se avisan antes de pagar.'],
        puntos: [
          'A solicitud: tu anfitrión tiene 24 horas para aceptar.',
          'Con mínimo de participantes: se decide a la hora publicada, cuando se sabe cuántas personas van.',
          'Si no se acepta o no se junta el mínimo, te devolvemos el 100 %.',
        ],
      },
      {
        id: 'precio-final',
        pregunta: '¿El precio que veo es el final?',
        parrafos: [
          'Sí. Es el total por persona en pesos chilenos, con impuestos, y no agregamos cargos de servicio. Si hay algo que se paga en el lugar, como la entrada a un parque, la página de la experiencia dice cuánto es.',
          'Algunas experiencias tienen otro precio para niños, adultos mayores, estudiantes, residentes o grupos. Lo ves al elegir cuántas personas van.',
        ],
      },
      {
        id: 'hora-del-lugar',
        pregunta: '¿Qué hora es la que aparece?',
        parrafos: [
          'La del lugar donde ocurre. Magallanes, Aysén y Rapa Nui pueden tener otra hora que Santiago: ahí lo indicamos junto al horario.',
        ],
      },
      {
        id: 'cambiar-fecha',
        pregunta: '¿Puedo cambiar la fecha?',
        parrafos: [
          'Sí, hasta tres veces y mientras puedas cancelar sin costo: abre tu entrada y elige «Cambiar fecha». Si la fecha nueva cuesta lo mismo, no pagas nada; si cuesta más, pagas solo la diferencia; si cuesta menos, te la devolvemos.',
          'Si ya pasó el plazo, o la reserva la confirma tu anfitrión, escríbele: sus datos están en la entrada.',
        ],
      },
      {
        id: 'grupos',
        pregunta: '¿Y si somos un grupo grande o una empresa?',
        parrafos: [
          'Puedes reservar hasta 50 personas si quedan cupos. Para equipos, hoteles y agencias preparamos una propuesta.',
        ],
        enlaces: [{ to: '/b2b', texto: 'Para empresas' }],
      },
    ],
  },
  {
    id: 'pagar',
    titulo: 'Pagar',
    resumen: 'Tarjetas, rechazos y comprobante',
    respuestas: [
      {
        id: 'medios-de-pago',
        pregunta: '¿Cómo puedo pagar?',
        parrafos: [
          'Con tarjeta, en pesos chilenos. Los datos de la tarjeta van directo a la empresa que procesa el pago: nosotros no los vemos ni los guardamos.',
          'Tu banco puede pedirte un paso más. Aparece en una ventana que dice «Verificación de tu banco».',
        ],
      },
      {
        id: 'pago-rechazado',
        pregunta: 'Mi pago fue rechazado, ¿qué hago?',
        parrafos: [
          'No hubo cobro y tus cupos siguen guardados hasta la hora que ves en pantalla. Revisa el motivo e inténtalo otra vez.',
        ],
        puntos: [
          'Sin saldo suficiente: prueba con otra tarjeta.',
          'Rechazo del banco: llama a tu banco o usa otra tarjeta.',
          'Tarjeta vencida o código de seguridad equivocado: revisa los datos.',
        ],
      },
      {
        id: 'pago-en-duda',
        pregunta: 'Dice «Estamos confirmando tu pago»',
        parrafos: [
          'El banco todavía no nos responde. No pagues otra vez: puedes cerrar la página y te avisaremos por correo. Si el pago no se completó, no habrá cobro.',
        ],
      },
      {
        id: 'comprobante',
        pregunta: '¿Dónde está mi comprobante?',
        parrafos: [
          'En tu entrada: ahí están el total, el IVA incluido, el código de autorización y los datos de quien presta el servicio.',
        ],
        enlaces: [{ to: '/mis-entradas', texto: 'Ver mis entradas' }],
      },
    ],
  },
  {
    id: 'cancelar',
    titulo: 'Cancelar y devoluciones',
    resumen: 'Plazos, montos y cuándo llega tu dinero',
    respuestas: [
      {
        id: 'como-cancelo',
        pregunta: '¿Cómo cancelo?',
        parrafos: ['Ves el monto exacto de la devolución antes de confirmar, y nadie te hace preguntas.'],
        pasos: [
          'Abre «Mis Experiencias» y elige la reserva.',
          'Toca «Cancelar reserva».',
          'Revisa cuánto vuelve y toca «Sí, cancelar la reserva».',
        ],
        enlaces: [{ to: '/mis-entradas', texto: 'Ir a Mis Experiencias' }],
      },
      {
        id: 'politicas',
        pregunta: '¿Cuánto me devuelven?',
        parrafos: [
          'Depende de la política de cada experiencia. La ves en su página, al pagar y en tu entrada, con la fecha y la hora límite.',
          'Los plazos se cuentan en horas reales antes del inicio, con la hora del lugar. La política que aceptaste no cambia después.',
          'La tabla vale si cancelas tú: si cancela tu anfitrión o el clima lo impide, vuelve el 100 % con cualquiera de ellas. Ninguna experiencia nueva se publica como no reembolsable.',
        ],
        tabla: 'politicas',
      },
      {
        id: 'cancela-el-anfitrion',
        pregunta: '¿Y si cancela quien realiza la experiencia?',
        parrafos: [
          'Te devolvemos el 100 %, sea cual sea la política. También si el clima o un cierre lo impiden, si no se junta el mínimo de personas o si nadie llega a atenderte. No tienes que pedirlo.',
        ],
      },
      {
        id: 'cuando-llega',
        pregunta: '¿Cuándo llega la devolución?',
        parrafos: [
          'La pedimos dentro de 24 horas. Vuelve a la misma tarjeta y tu banco puede tardar de 5 a 10 días hábiles en mostrarla.',
          'Si no puede volver a la tarjeta, te pedimos una cuenta a tu nombre y la transferimos. Ves cada paso en tu reserva.',
        ],
      },
      {
        id: 'retracto',
        pregunta: '¿Tengo derecho a retracto?',
        parrafos: [
          'La Ley 19.496 da 10 días para arrepentirse de una compra a distancia, salvo que se excluya antes. Como las experiencias tienen fecha y cupos, muchas lo excluyen: lo decimos en la página de pago, antes de pagar. Donde está vigente, cancelar en ese plazo y antes del inicio devuelve el 100 %.',
        ],
        enlaces: [{ to: '/terminos#retracto', texto: 'Leer los Términos' }],
      },
      {
        id: 'no-llegue',
        pregunta: 'No alcancé a llegar',
        parrafos: [
          'Rige la política como si hubieras cancelado a la hora de inicio. Si vas con atraso, llama a tu anfitrión: su teléfono está en la entrada. Si hubo un error al registrar tu llegada, puede corregirlo hasta 48 horas después.',
        ],
      },
    ],
  },
  {
    id: 'entrada',
    titulo: 'Entrada y código QR',
    resumen: 'Dónde está y cómo se muestra',
    respuestas: [
      {
        id: 'donde-esta',
        pregunta: '¿Dónde está mi entrada?',
        parrafos: [
          'La ves al pagar, te llega por correo y queda en «Mis Experiencias». Tiene un código QR y otro de 8 letras y números, como 7K4M-92QX: cualquiera de los dos sirve.',
        ],
        enlaces: [
          { to: '/mis-entradas', texto: 'Ver mis entradas' },
          { to: '/buscar-entrada', texto: 'Buscar mi entrada' },
        ],
      },
      {
        id: 'sin-internet',
        pregunta: '¿Funciona sin internet?',
        parrafos: [
          'Sí. Abre tu entrada una vez con conexión y el teléfono la guarda. También puedes imprimirla en una hoja.',
        ],
      },
      {
        id: 'el-dia',
        pregunta: '¿Qué hago el día de la experiencia?',
        parrafos: [
          'Llega 10 minutos antes al punto de encuentro y muestra tu código. Un solo código sirve para todas las personas de la reserva.',
        ],
      },
      {
        id: 'hablar-con-anfitrion',
        pregunta: '¿Cómo hablo con mi anfitrión?',
        parrafos: [
          'Su teléfono y su correo aparecen en tu entrada cuando la reserva está confirmada. Antes de eso, usa el campo de comentarios al reservar.',
        ],
      },
      {
        id: 'opinar',
        pregunta: '¿Cómo dejo una opinión?',
        parrafos: [
          'Solo opina quien asistió. Tienes 14 días desde tu experiencia y tu opinión se publica cuando tu anfitrión también opine, o en 7 días. Publicamos las buenas y las malas; puedes sumar hasta 5 fotos.',
          'Una persona oculta una opinión solo si muestra datos personales, insulta, es publicidad, no habla de la experiencia o es falsa. Quien la escribió lee el motivo y puede pedirnos revisarla otra vez.',
        ],
      },
    ],
  },
  {
    id: 'clima',
    titulo: 'Clima y seguridad',
    resumen: 'Qué pasa si llueve o se cierra el lugar',
    respuestas: [
      {
        id: 'mal-tiempo',
        pregunta: '¿Qué pasa si hay mal tiempo?',
        parrafos: [
          'Decide quien guía, porque conoce el lugar. Si cancela por clima o por un cierre, te devolvemos el 100 % o cambias la fecha sin costo. Te avisamos por correo con el motivo.',
          'Si el pronóstico no te convence pero la salida sigue en pie, rige la política de cancelación.',
        ],
      },
      {
        id: 'requisitos',
        pregunta: '¿Puedo participar con una condición de salud?',
        parrafos: [
          'Lee los requisitos de la experiencia y pregunta a tu anfitrión o a tu médico. Nadie más puede decirte que una actividad es segura para ti. Informa con sinceridad tu edad, tu condición física y tus alergias: quien guía puede dejar fuera a alguien si participar es un riesgo.',
        ],
      },
      {
        id: 'sernatur',
        pregunta: '¿Revisan a quienes hacen turismo aventura?',
        parrafos: [
          'Sí. La Ley 20.423 pide estar en el registro de Sernatur. En la página de la experiencia ves el número y la fecha en que lo revisamos.',
        ],
      },
    ],
  },
  {
    id: 'invitados',
    titulo: 'Reservar sin cuenta',
    resumen: 'Tu enlace, tu código y tu correo',
    respuestas: [
      {
        id: 'sin-cuenta',
        pregunta: '¿Necesito una cuenta?',
        parrafos: [
          'No. Con tu nombre, correo y celular basta. El correo de confirmación trae un enlace secreto que abre tu reserva: no lo compartas con quien no viaja contigo.',
        ],
      },
      {
        id: 'perdi-el-correo',
        pregunta: 'Perdí el correo con mi entrada',
        parrafos: [
          'Escribe el correo que usaste y tu código de 8 caracteres, y te enviamos otra vez el enlace a ese correo. Desde tu entrada también puedes cancelar.',
        ],
        enlaces: [{ to: '/buscar-entrada', texto: 'Buscar mi entrada' }],
      },
      {
        id: 'pasar-a-cuenta',
        pregunta: '¿Puedo pasar mi reserva a una cuenta?',
        parrafos: [
          'Sí. Crea tu cuenta con el mismo correo y verifícalo con el enlace que te enviamos: tus reservas aparecen en «Mis Experiencias».',
        ],
        enlaces: [{ to: '/register', texto: 'Registrarse' }],
      },
    ],
  },
  {
    id: 'cuenta',
    titulo: 'Cuenta y contraseña',
    resumen: 'Entrar, recuperar y tus datos',
    respuestas: [
      {
        id: 'olvide-contrasena',
        pregunta: 'Olvidé mi contraseña',
        parrafos: [
          'Pide un enlace con tu correo. Sirve una sola vez y durante 60 minutos. Al cambiarla se cierran tus otras sesiones. Si no llega, revisa el correo no deseado.',
        ],
        enlaces: [{ to: '/forgot-password', texto: 'Recuperar mi contraseña' }],
      },
      {
        id: 'contrasena-valida',
        pregunta: '¿Cómo debe ser la contraseña?',
        parrafos: [
          'De 10 a 128 caracteres y que no sea de las más comunes. No exigimos símbolos ni mayúsculas. Puedes pegarla desde un gestor de contraseñas.',
        ],
      },
      {
        id: 'recordarme',
        pregunta: '¿Cuánto dura mi sesión?',
        parrafos: ['Doce horas, o 30 días si marcas «Recordarme». No la marques en un computador compartido.'],
      },
      {
        id: 'verificar-correo',
        pregunta: '¿Para qué verifico mi correo?',
        parrafos: [
          'Para reunir en tu cuenta las reservas que hiciste sin ella. El enlace dura 24 horas. Puedes reservar y pagar sin haberlo verificado.',
        ],
      },
      {
        id: 'mis-datos',
        pregunta: '¿Qué hacen con mis datos?',
        parrafos: [
          'Pedimos lo mínimo para cada cosa y decimos para qué. Puedes pedir acceso, corrección, copia, bloqueo o eliminación de tus datos: respondemos en 30 días corridos.',
        ],
        enlaces: [{ to: '/privacidad', texto: 'Leer Privacidad' }],
      },
    ],
  },
  {
    id: 'anfitriones',
    titulo: 'Anfitriones y proveedores',
    resumen: 'Publicar, cobrar y comisión',
    respuestas: [
      {
        id: 'ofrecer',
        pregunta: '¿Cómo ofrezco una experiencia?',
        get parrafos() {
          return [
            `Si recibes como persona natural, como anfitrión o anfitriona. Si eres una empresa, como proveedor. En los dos casos revisamos tus datos y respondemos ${SITIO.plazo}.`,
          ]
        },
        enlaces: [
          { to: '/convertirse-anfitrion', texto: 'Ofrecer una experiencia' },
          { to: '/convertirse-proveedor', texto: 'Registrar mi empresa' },
        ],
      },
      {
        id: 'comision',
        pregunta: '¿Cuánto cobran?',
        parrafos: [
          'Publicar es gratis. Por cada venta en la plataforma pagas una comisión + IVA, que depende de tu plan. Si eres anfitrión, lo que se reserva por tu propio enlace paga menos: cópialo en «Mis experiencias», y mira cuánto en «Mi plan». No cobramos comisión por un cupo que se cancela.',
        ],
      },
      {
        id: 'cancelar-salidas',
        pregunta: '¿Qué pasa si cancelo una salida con reservas?',
        parrafos: [
          'Quienes reservaron recuperan todo o eligen otra fecha. Si fue por el clima, un cierre o una emergencia, para ti no tiene costo.',
          'Si fue por un problema tuyo, cuenta cada día con reservas confirmadas, durante 90 días. La primera vez solo te avisamos. Con la segunda descontamos 10 % de cada reserva que se cancele, o 20 % si faltaban menos de 72 horas. Con la tercera, además, se pausan tus ventas mientras tengas tres.',
          'Si hubo un motivo que nadie podía evitar, escríbenos: lo revisa una persona y, si es así, deja de contar y te devolvemos lo descontado.',
        ],
      },
      {
        id: 'pagos-a-anfitriones',
        pregunta: '¿Cuándo pagan?',
        parrafos: [
          'Liberamos el pago 24 horas después de una experiencia realizada, 48 horas después si la persona no llegó, y lo abonamos el día hábil siguiente.',
        ],
      },
      {
        id: 'entrar-como-anfitrion',
        pregunta: '¿Por dónde entro?',
        parrafos: ['Cada área tiene su ingreso.'],
        enlaces: [
          { to: '/anfitrion/login', texto: 'Espacio de anfitrión' },
          { to: '/proveedor/login', texto: 'Ingreso de proveedores' },
          { to: '/empresas/login', texto: 'Ingreso de empresas' },
        ],
      },
    ],
  },
  {
    id: 'contacto',
    titulo: 'Contacto y reclamos',
    resumen: 'Escríbenos y dinos qué pasó',
    respuestas: [
      {
        id: 'escribir',
        pregunta: '¿Cómo les escribo?',
        get parrafos() {
          return comoEscribir()
        },
      },
      {
        id: 'matheus',
        pregunta: '¿Quién es Matheus?',
        parrafos: [
          'Un asistente automático que busca en el catálogo y responde preguntas sobre reservas. No es una persona, no reserva por ti y no recibe datos de tarjetas.',
        ],
        enlaces: [{ to: '/matheus-ia', texto: 'Preguntar a Matheus' }],
      },
      {
        id: 'reclamo',
        pregunta: 'Quiero hacer un reclamo',
        parrafos: [
          'Escríbenos primero con el código de tu reserva y qué pasó. También puedes acudir al Sernac o al juzgado de policía local de tu domicilio.',
        ],
      },
    ],
  },
  {
    id: 'emergencias',
    titulo: 'Emergencias',
    resumen: 'Los números de Chile',
    respuestas: [
      {
        id: 'numeros',
        pregunta: '¿A quién llamo en una emergencia?',
        parrafos: [
          'Llama primero a emergencias y después a tu anfitrión. Los tres números son gratis desde cualquier teléfono del país.',
        ],
        tabla: 'emergencias',
      },
    ],
  },
]
