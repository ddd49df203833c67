import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Empresa } from '#contract/empresas.ts'
import type { Usuario } from '#contract/usuarios.ts'
import { api } from '#web/api/api.ts'
import { ApiError } from '#web/api/cliente.ts'
import { alCambiarSesion, type ContextoSesion, haySesionPara, olvidarSesion, terminoSesion } from '#web/api/sesion.ts'
import { useViva } from './use-viva.ts'
import { usuarioQuery } from './usuario.ts'

const FRESCO_MS = 5 * 60_000

/** What the server says of the company; a 403 where the person has none. */
export const miEmpresaQuery = queryOptions<Empresa>({
  queryKey: ['empresa'],
  queryFn: ({ signal }) => api.call('verMiEmpresa', {}, { signal }),
  // Its logo's address opens for five minutes.
  staleTime: 240_000,
})

const sesionQuery = (contexto: 'proveedor' | 'admin') =>
  queryOptions<Usuario | null>({
    queryKey: ['sesion', contexto],
    queryFn: async ({ signal }) => {
      try {
        return await api.call(contexto === 'admin' ? 'verAdminEnSesion' : 'verProveedorEnSesion', {}, { signal })
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error
        olvidarSesion(contexto)
        return null
      }
    },
    staleTime: FRESCO_MS,
  })

export const AREAS = {
  viajero: { contexto: 'cliente', ingreso: '/login', ruta: '/api/auth/me' },
  anfitrion: { contexto: 'cliente', ingreso: '/anfitrion/login', ruta: '/api/auth/me' },
  empresa: { contexto: 'cliente', ingreso: '/empresas/login', ruta: '/api/auth/me' },
  proveedor: { contexto: 'proveedor', ingreso: '/proveedor/login', ruta: '/api/provider/auth/me' },
  admin: { contexto: 'admin', ingreso: '/admin/login', ruta: '/api/admin/auth/me' },
} as const satisfies Record<string, { contexto: ContextoSesion; ingreso: string; ruta: string }>

export type Area = keyof typeof AREAS
export const contextoDe = (area: Area): ContextoSesion => AREAS[area].contexto

export type SesionDeArea =
  /** Not known yet, or on the way to the sign-in. */
  | { estado: 'espera' }
  | { estado: 'abierta'; usuario: Usuario }
  | { estado: 'en-pausa'; cargos: NonNullable<Usuario['cargos']> }
  | { estado: 'negada'; ingreso: string }
  | { estado: 'falla'; error: unknown; reintentar: () => void }

/**
 * Whether this browser may show the area. Without a session it leads to the area's sign-in, which comes back here;
 * the server still decides on every call. `puerta`: where another sign-in than the area's own is expected.
 */
export function useAreaSesion(area: Area, puerta?: '/anfitrion/login'): SesionDeArea {
  const { contexto, ruta } = AREAS[area]
  const ingreso = puerta ?? AREAS[area].ingreso
  const isViva = useViva()
  const hayToken = useSyncExternalStore(
    alCambiarSesion,
    () => haySesionPara(ruta),
    () => true,
  )
  const query = useSesion(contexto, isViva && hayToken)
  const empresa = useQuery({ ...miEmpresaQuery, enabled: area === 'empresa' && Boolean(query.data) })
  useIngreso(
    { contexto, ingreso, ruta },
    isViva && (!hayToken || query.data === null),
    query.data !== undefined && query.data !== null,
  )
  const sinCargo = area === 'anfitrion' && query.data?.esAnfitrion === false && !query.data.derechos
  const enPausa = sinCargo && query.data?.cargos
  const esAjena = sinCargo && !enPausa
  useDesvio('/conviertete-anfitrion', esAjena)

  const error = query.error ?? empresa.error
  if (error instanceof ApiError && error.status === 403) return { estado: 'negada', ingreso }
  const isConocida = query.data && (area !== 'empresa' || empresa.data)
  // A later look that fails takes nothing away: somebody may be writing on this page.
  if (error && !isConocida)
    return { estado: 'falla', error, reintentar: () => void (query.error ? query.refetch() : empresa.refetch()) }
  if (hayToken && enPausa) return { estado: 'en-pausa', cargos: enPausa }
  if (!hayToken || !query.data || !isConocida || esAjena) return { estado: 'espera' }
  return { estado: 'abierta', usuario: query.data }
}

function useSesion(contexto: ContextoSesion, isEnabled: boolean) {
  const cliente = useQuery({ ...usuarioQuery, enabled: isEnabled && contexto === 'cliente' })
  const otra = useQuery({
    ...sesionQuery(contexto === 'admin' ? 'admin' : 'proveedor'),
    enabled: isEnabled && contexto !== 'cliente',
  })
  return contexto === 'cliente' ? cliente : otra
}

type Ingreso = {
  contexto: ContextoSesion
  ingreso: string
  ruta: string
  /** Where it comes back to, where that is not this very address. */
  siguiente?: string
}

/** To the sign-in, once it is known that nobody is signed in. */
export function useIngreso(
  { contexto, ingreso, ruta, siguiente }: Ingreso,
  isFuera: boolean,
  isAbierta: boolean,
): void {
  const { pathname, search } = useLocation()
  const destino = siguiente ?? pathname + search
  const navigate = useNavigate()
  const [habiaToken] = useState(() => haySesionPara(ruta))
  const [fueAbierta, setFueAbierta] = useState(false)
  if (isAbierta && !fueAbierta) setFueAbierta(true)
  useEffect(() => {
    // Signing out has left this page already; what is rendered only has not heard of it.
    if (!isFuera || window.location.pathname !== pathname) return
    const vuelta = `${ingreso}?siguiente=${encodeURIComponent(destino)}`
    // A session that never answered has run out; one that did was closed on purpose, unless the server said so.
    void navigate(terminoSesion(contexto) || (habiaToken && !fueAbierta) ? `${vuelta}&sesion=terminada` : vuelta, {
      replace: true,
    })
  }, [isFuera, contexto, ingreso, pathname, destino, habiaToken, fueAbierta, navigate])
}

function useDesvio(destino: string, isDesviado: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (isDesviado) void navigate(destino, { replace: true })
  }, [isDesviado, destino, navigate])
}
