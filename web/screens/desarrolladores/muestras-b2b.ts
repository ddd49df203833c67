import { CON_CLAVE, JSON_CON_CLAVE } from './muestras.ts'

/** The calls in our own words, as they are copied: a test runs every block against a server, in this order. */
export const PASOS_B2B = [
  [
    'Busca una experiencia',
    'Los mismos filtros del sitio: `destino`, `tipo`, `fechaInicio`… Guarda su id: `export EXPERIENCIA=…`',
    `curl -s "$B2B/experiencias?\\
fechaInicio=$DESDE&\\
fechaFin=$HASTA&\\
participantes=2&porPagina=3" \\
  ${CON_CLAVE}`,
    `[{ "id": "a37e192d-…",
   "nombreExperiencia": "Almuerza…",
   "ubicacionGeografica": "Pucón…",
   "precioPorPersona": 54000 }]`,
  ],
  [
    'Mira cupos y precio neto',
    '`precio` es el público y `neto` el de tu contrato. Guarda el id de una salida: `export SALIDA_ID=…`',
    `curl -s "$B2B/disponibilidad?\\
experienciaId=$EXPERIENCIA&\\
desde=$DESDE&hasta=$HASTA&\\
participantes=2" \\
  ${CON_CLAVE}`,
    `[{ "id": "5d0be7c4-…",
   "inicio":
     "2026-12-05T13:00:00-03:00",
   "cuposDisponibles": 12,
   "precioPorPersona": 54000,
   "precioNeto": 48600,
   "tarifas": [{ "tipo": "adulto",
     "precio": 54000,
     "neto": 48600 }] }]`,
  ],
  [
    'Retén sin costo',
    'Una retención no cuesta nada ni ocupa crédito. Vence sola en `expiraEn`: 30 minutos, o los que pidas en `minutos`, hasta 120. La misma `Idempotency-Key` con los mismos datos devuelve la misma respuesta. Guarda su id: `export RESERVA_ID=…`',
    `curl -s -X POST $B2B/reservas \\
  ${JSON_CON_CLAVE} \\
  -H "Idempotency-Key: $ORDEN" \\
  -d @- <<FIN
{ "experienciaId": "$EXPERIENCIA",
  "salidaId": "$SALIDA_ID",
  "participantes": { "adulto": 2 },
  "referencia": "OC-2041" }
FIN`,
    `{ "id": "0f6c1d0e-…",
  "codigo": "7K4M92QX",
  "estado": "pendiente",
  "total": 97200,
  "publico": 108000,
  "debe": 0,
  "expiraEn":
    "2026-11-21T16:55:11-03:00" }`,
  ],
  [
    'Confirma la venta',
    'Desde aquí el cupo está vendido y queda a cuenta de tu empresa, dentro de su crédito. Si la experiencia pide recogida o respuestas, van también aquí.',
    `curl -s -X POST \\
  $B2B/reservas/$RESERVA_ID/confirmar \\
  ${JSON_CON_CLAVE} \\
  -d '{ "contacto": {
    "nombre": "Ana Rojas",
    "email": "ana@ejemplo.cl",
    "telefono": "+56912345678"
  } }'`,
    `{ "estado": "confirmada",
  "estadoPago": "autorizado",
  "debe": 97200,
  "qr": "THC1.…" }`,
  ],
  [
    'Pide el voucher',
    'Con el logo de tu empresa y el QR que se lee al llegar; sin precios.',
    `curl -s \\
  $B2B/reservas/$RESERVA_ID/voucher \\
  ${CON_CLAVE}`,
    `{ "codigo": "7K4M92QX",
  "responsable": "Ana Rojas",
  "puntoEncuentro": {
    "direccion": "…" },
  "qr": { "contenido": "THC1.…",
    "lado": 41, "trazo": "M0 0…" } }`,
  ],
  [
    'Cotiza la cancelación',
    '`monto` es lo que saldría de tu cuenta al cancelar ahora, y `queda` lo que seguirías debiendo.',
    `R=$B2B/reservas/$RESERVA_ID
curl -s $R/cotizacion-cancelacion \\
  ${CON_CLAVE}`,
    `{ "monto": 97200,
  "porcentaje": 100,
  "via": "cuenta",
  "queda": 0 }`,
  ],
  [
    'Cancela la venta',
    'Hasta el inicio de la salida. Con `monto`, lo cotizado: si ya es otro, es un 409 con la cotización nueva.',
    `curl -s -X POST \\
  $B2B/reservas/$RESERVA_ID/cancelar \\
  ${JSON_CON_CLAVE} \\
  -d '{ "motivo": "Prueba", "monto": 97200 }'`,
    `{ "estado": "cancelada",
  "debe": 0,
  "reembolso": { "monto": 97200,
    "porcentaje": 100,
    "via": "cuenta", "queda": 0 } }`,
  ],
] as const

/** What a system does with each refusal. */
export const RESPUESTAS_B2B = [
  [
    '404',
    '`experiencia-desconocida`, `salida-desconocida`, `reserva-desconocida`',
    'Ese id no existe: lee de nuevo el catálogo',
  ],
  ['403', '`clave-sin-permiso`, `reserva-ajena`', 'La clave no tiene ese permiso, o la reserva es de otra empresa'],
  ['409', '`sin-cupos`, `salida-cerrada`, `reserva-vencida`', 'Mira otra vez los cupos y retén de nuevo'],
  ['409', '`credito-insuficiente`', 'Paga lo que debe tu empresa, o pide un límite mayor. Lo retenido sigue retenido'],
  [
    '422',
    '`datos-invalidos`, `contacto-incompleto`, `recogida-requerida`, `pregunta-sin-respuesta`…',
    '`errores` nombra cada campo: corrígelo',
  ],
  [
    '429 y 503',
    '`demasiados-intentos`, `demasiadas-reservas-abiertas`, `servicio-ocupado`',
    'Espera lo que diga `Retry-After`',
  ],
] as const
