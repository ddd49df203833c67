import type { TextoConRevision } from '#contract/reglas.ts'
import type { Sitio } from '#contract/sitio.ts'

export interface Faltante {
  campo: string
  nombre: string
  /** What does not work meanwhile; null where it is only not said. */
  efecto: string | null
}

type Campo = keyof Omit<
  Sitio,
  'marca' | 'marcaCorta' | 'lema' | 'empresa' | 'redes' | 'colores' | 'logo' | 'aceptaTransferencias'
>

const PEDIDOS: readonly (Omit<Faltante, 'campo'> & { campo: Campo })[] = [
  {
    campo: 'razonSocial',
    nombre: 'razón social',
    efecto: 'Los textos legales y las entradas no dicen quién responde.',
  },
  { campo: 'rut', nombre: 'RUT', efecto: null },
  { campo: 'giro', nombre: 'giro', efecto: null },
  { campo: 'direccion', nombre: 'domicilio', efecto: null },
  { campo: 'ciudad', nombre: 'ciudad', efecto: null },
  { campo: 'representante', nombre: 'representante legal', efecto: null },
  {
    campo: 'correo',
    nombre: 'correo de contacto',
    efecto: 'Nadie encuentra a quién escribir, y a los correos no se puede responder.',
  },
  { campo: 'telefono', nombre: 'teléfono', efecto: 'Las entradas no dicen a quién llamar.' },
  { campo: 'telefonoHorario', nombre: 'horario del teléfono', efecto: null },
  { campo: 'diasDeRespuesta', nombre: 'días de respuesta', efecto: 'El sitio no promete ningún plazo.' },
]
const CUENTA: Faltante = {
  campo: 'cuenta',
  nombre: 'cuenta bancaria',
  efecto: 'Las empresas no pueden pagar por transferencia.',
}

const EFECTO_DE_BORRADOR = 'Se lee como borrador en revisión legal. Se aprueba en Contenido.'
const TEXTOS: Record<TextoConRevision, Faltante> = {
  terminos: { campo: 'terminosSinAprobar', nombre: 'aprobar los términos', efecto: EFECTO_DE_BORRADOR },
  privacidad: {
    campo: 'privacidadSinAprobar',
    nombre: 'aprobar la política de privacidad',
    efecto: EFECTO_DE_BORRADOR,
  },
}

/** What does not work without this field, or '' where it is only not said; nothing where nobody asks for it. */
export function pedidoDe(campo: string): string | undefined {
  const pedido = PEDIDOS.find((uno) => uno.campo === campo)
  return pedido && (pedido.efecto ?? '')
}

/** What law and people ask of whoever runs a site, and nobody wrote yet; then the texts that nobody approved. */
export function faltantesDe(sitio: Sitio, sinAprobar: readonly TextoConRevision[]): Faltante[] {
  return [
    ...PEDIDOS.filter(({ campo }) => sitio[campo] === null),
    ...(sitio.aceptaTransferencias ? [] : [CUENTA]),
    ...sinAprobar.map((texto) => TEXTOS[texto]),
  ]
}
