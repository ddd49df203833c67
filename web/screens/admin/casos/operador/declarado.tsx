import { nombreDeComuna } from '#contract/comunas.ts'
import { IDIOMAS } from '#web/components/alta/alta-textos.ts'
import { nombreDeRegionLarga } from '#web/components/regiones-textos.ts'
import { Facts } from '#web/ui/facts.tsx'
import { rutMostrado } from '#domain/usuarios/rut.ts'
import { mostrarTelefono } from '#domain/usuarios/telefono.ts'
import { TIPOS_CUENTA } from '../../finanzas/transferencia-textos.ts'

const NOMBRES: Record<string, string> = {
  biografia: 'Qué hace',
  idiomas: 'Idiomas',
  telefono: 'Teléfono',
  region: 'Región',
  comunaCodigo: 'Comuna',
  domicilio: 'Domicilio',
  sitio: 'Sitio web',
  tipoDocumento: 'Documento',
  numeroDocumento: 'Número',
  razonSocial: 'Razón social',
  representante: 'Representante',
  categorias: 'Tipos',
  giro: 'Giro',
  regimen: 'Régimen',
  sernaturNumero: 'Registro de Sernatur',
  contactoEmergencia: 'Ante una emergencia',
  banco: 'Banco',
  tipoCuenta: 'Tipo de cuenta',
  terminaEn: 'Termina en',
  rutTitular: 'RUT del titular',
}
const IDIOMA = new Map<string, string>(IDIOMAS)
const REGIMENES: Record<string, string> = {
  afecto: 'Afecto a IVA',
  exento: 'Exento de IVA',
  honorarios: 'Boleta de honorarios',
}

/** What somebody who wants to sell wrote in one task, in words. */
export function Declarado({ datos }: { datos: object | null }) {
  const lineas = Object.entries(datos ?? {}).filter(([, valor]) => valor !== null && valor !== '')
  if (lineas.length === 0) return <p className="text-text-3">Sin datos</p>
  return <Facts facts={lineas.map(([clave, valor]) => [NOMBRES[clave] ?? clave, enPalabras(clave, valor)])} />
}

function enPalabras(clave: string, valor: unknown): string {
  if (Array.isArray(valor))
    return valor.map((uno: string) => (clave === 'idiomas' ? (IDIOMA.get(uno) ?? uno) : uno)).join(', ')
  const dicho = String(valor)
  if (clave === 'region') return nombreDeRegionLarga(dicho)
  if (clave === 'comunaCodigo') return nombreDeComuna(dicho) ?? dicho
  if (clave === 'tipoCuenta') return TIPOS_CUENTA[dicho] ?? dicho
  if (clave === 'rutTitular') return rutMostrado(dicho)
  if (clave === 'telefono') return mostrarTelefono(dicho)
  return clave === 'regimen' ? (REGIMENES[dicho] ?? dicho) : dicho
}
