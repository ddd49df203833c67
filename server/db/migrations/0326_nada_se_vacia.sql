-- What row triggers keep from UPDATE and DELETE is kept from TRUNCATE too, which no row trigger sees; nor does CASCADE from elsewhere empty it.
create trigger auditoria_sin_vaciar before truncate on auditoria for each statement execute function rechazar_cambio();
create trigger movimientos_sin_vaciar before truncate on movimientos for each statement execute function rechazar_cambio();
create trigger apuntes_sin_vaciar before truncate on apuntes for each statement execute function rechazar_cambio();
create trigger reembolsos_sin_vaciar before truncate on reembolsos for each statement execute function rechazar_cambio();
create trigger reserva_lineas_sin_vaciar before truncate on reserva_lineas for each statement execute function rechazar_cambio();
create trigger caso_hechos_sin_vaciar before truncate on caso_hechos for each statement execute function rechazar_cambio();
create trigger reglas_sin_vaciar before truncate on reglas for each statement execute function rechazar_cambio();
create trigger lineas_de_contrato_sin_vaciar before truncate on lineas_de_contrato for each statement execute function rechazar_cambio();
