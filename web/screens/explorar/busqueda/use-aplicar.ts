import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Aplicar } from './barra-resultados.tsx'
import { cambiosDe, escribirFiltros, type Filtros, sinVacios } from './filtros.ts'

/** Leads to the filters asked for; a second change pressed before the first is shown is added to it, and does not undo it. */
export function useAplicar(filtros: Filtros): Aplicar {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const pedidos = useRef(filtros)
  const enCamino = useRef(0)
  useEffect(() => {
    if (enCamino.current === 0) pedidos.current = filtros
  }, [filtros])

  return async (next, { replace = false } = {}) => {
    pedidos.current = { ...pedidos.current, ...cambiosDe(filtros, next) }
    enCamino.current += 1
    try {
      await navigate(
        { pathname: '/', search: escribirFiltros(sinVacios(pedidos.current)), hash },
        { replace, preventScrollReset: true },
      )
    } finally {
      enCamino.current -= 1
    }
  }
}
