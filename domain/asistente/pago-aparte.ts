const SITIO = '(?:el |la |este |esta |nuestr[oa] )?(?:sitio|pagina|plataforma|web|app|aplicacion|sistema)'
const TRATAR = String.raw`\b(?:pag|abon|deposit|transf|gir[aeo]|cobr|entreg|arregl|coordin|negoci|trat[aeo]|acuerd|acord|reserv|compr|contrat|cancel)[a-z]*`
const APARTE = [
  String.raw`direct[a-z]*|en mano|en persona|en efectivo|con efectivo|al contado|a contado|mediante (?:transferencia|deposito)|el mismo dia`,
  String.raw`al (?:guia|anfitrion|operador|dueno|chofer|proveedor|llegar|final)|a la (?:guia|anfitriona|duena|operadora|llegada)`,
  String.raw`con (?:el|la) (?:guia|anfitrion|anfitriona|operador|operadora|dueno|duena|proveedor)`,
  String.raw`en (?:destino|el lugar|terreno|la oficina|el local|el punto|sitio)|por (?:transferencia|deposito|correo|telefono|mensaje|fuera|otro lado|otra via)`,
].join('|')

const MANERAS: RegExp[] = [
  /\bcuenta ?rut\b|\b(?:pay ?pal|mercado ?pago|mach|tenpo|khipu|yape|plin|zelle|western union|moneygram|bitcoins?|cripto\w*|usdt|binance|caja vecina|servipag|datos bancarios|numero de cuenta|cuenta (?:corriente|vista|bancaria|personal|de ahorro)|iban|link de pago|enlace de pago|vale vista|cheques?|giro postal)\b/,
  new RegExp(
    String.raw`\b(?:por )?a?fuera de (?:l |la |este |esta )?${SITIO}\b|\bfuera del (?:sitio|sistema)\b|\b(?:sin (?:pasar por|usar|entrar a)|no (?:en|por|pases por|uses|lo hagas (?:en|por))) ${SITIO}\b|\bno (?:pagues|reserves|compres) (?:aqui|aca|en linea|online)\b`,
  ),
  /\bpor interno\b|\bpor dm\b|\bbajo cuerda\b|\ben negro\b|\bsin (?:boleta|comision(?:es)?|intermediari\w+)\b|\b(?:evit|ahorr|salt)[a-z]* (?:la |las |el |los )?(?:comision\w*|cargos?|sitio|pagina|plataforma|intermediari\w+)\b/,
  new RegExp(String.raw`${TRATAR}\b[^.;!?]{0,60}\b(?:${APARTE})\b`),
  /\b(?:efectivo|transferencia|deposito|cash)\b[^.;!?]{0,40}\b(?:mejor|conviene|mas barato|sale menos|preferible)\b|\b(?:mejor|conviene|preferible|aceptan?|acepto|reciben?|recibo|prefier\w+)\b[^.;!?]{0,40}\b(?:efectivo|transferencia|deposito|cash)\b/,
]

/** Whether a text sends the money, or the whole dealing, past the page of payment. `plano`: lower case, no accents. */
export const mandaAPagarAparte = (plano: string): boolean => MANERAS.some((manera) => manera.test(plano))
