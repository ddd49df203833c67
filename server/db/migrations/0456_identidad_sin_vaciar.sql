create trigger identidad_sin_vaciar before truncate on identidad for each statement execute function rechazar_cambio();
