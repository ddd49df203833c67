import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

const EVENTO = 'openProviderDashboard'
const PARAMETRO = 'openDashboard'

const PanelProveedores = lazy(() => import('./panel-proveedores.tsx'))

/** Opens the panel of providers on its event of the window, or on the home page with `openDashboard=true`; the address is then / again. */
export function PanelEscucha() {
  const [isOpen, setOpen] = useState(false)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isPedido = pathname === '/' && new URLSearchParams(search).get(PARAMETRO) === 'true'

  useEffect(() => {
    const abrir = () => setOpen(true)
    window.addEventListener(EVENTO, abrir)
    return () => window.removeEventListener(EVENTO, abrir)
  }, [])

  useEffect(() => {
    if (!isPedido) return
    // The layer adds an entry of its own to the history: the address must be right before.
    void Promise.resolve(navigate('/', { replace: true, preventScrollReset: true })).then(() => setOpen(true))
  }, [isPedido, navigate])

  if (!isOpen) return null
  return (
    <Suspense>
      <PanelProveedores onClose={() => setOpen(false)} />
    </Suspense>
  )
}
