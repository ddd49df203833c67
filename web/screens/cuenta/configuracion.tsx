import { Link } from 'react-router'
import { SelectorTema } from '#web/components/selector-tema.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { AvisosDePersona } from './perfil/avisos-de-persona.tsx'
import { NovedadesForm } from './perfil/novedades-form.tsx'
import { PerfilCarga } from './perfil/perfil-carga.tsx'
import { PerfilMarco } from './perfil/perfil-marco.tsx'
import { Tarjeta } from '#web/components/tarjeta.tsx'

export function meta() {
  return metaPrivada('Configuración')
}

export default function Configuracion() {
  return (
    <PerfilMarco title="Configuración">
      {() => (
        <>
          <Tarjeta title="Apariencia" text="Vale para este navegador.">
            <SelectorTema />
          </Tarjeta>
          <PerfilCarga campos={4}>
            {(perfil) => (
              <>
                <Tarjeta title="Avisos" text="Elige por dónde te avisamos. Cada cambio se guarda al tocarlo.">
                  <AvisosDePersona avisos={perfil.avisos} />
                </Tarjeta>
                <Tarjeta
                  title="Novedades"
                  text={
                    <>
                      No las enviamos si no las pides. Cómo usamos tus datos está en la{' '}
                      <Link to="/privacidad" className="font-medium text-primary underline">
                        Política de privacidad
                      </Link>
                      .
                    </>
                  }
                >
                  <NovedadesForm isOn={perfil.consentimientos.marketing} />
                </Tarjeta>
              </>
            )}
          </PerfilCarga>
        </>
      )}
    </PerfilMarco>
  )
}
